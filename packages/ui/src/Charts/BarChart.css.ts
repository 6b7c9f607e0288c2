import { color } from '@lectern/themes/css';
import { style, type StyleRule } from '@vanilla-extract/css';

const hatched = (ink: string, degrees: number) =>
  `repeating-linear-gradient(${degrees}deg, ${ink} 0 2px, ${color.surface} 2px 6px)`;

/** Solid, hatched one way, hatched the other way, so that series can be told apart without their colours. */
const look = {
  border: `1.5px solid ${color.accentText}`,
  background: color.accentText,
  // The sample consists of its background alone, which forced colours mode would remove.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  selectors: {
    '&[data-look="1"]': { borderColor: color.success, background: hatched(color.success, 45) },
    '&[data-look="2"]': { borderColor: color.warning, background: hatched(color.warning, -45) },
  },
} satisfies StyleRule;

export const sample = style({ ...look, width: '14px', height: '12px', borderRadius: '3px' });
export const bar = style({
  ...look,
  position: 'absolute',
  minWidth: '2px',
  borderRadius: '3px 3px 0 0',
  borderBlockEndWidth: 0,
  selectors: {
    ...look.selectors,
    '&[data-under]': { borderRadius: '0 0 3px 3px', borderBlockEndWidth: '1.5px', borderBlockStartWidth: 0 },
    '&[data-pointed]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
});
