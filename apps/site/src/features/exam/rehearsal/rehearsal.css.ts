import { fontSize, fontWeight, media, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { rows } from '../../../shared/page/list/Rows.css.ts';

/** The checks, with their verdict beside them, which is sticky while they run. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const intro = style({ color: color.inkMuted, fontSize: fontSize.sm });

export const verdict = style({
  selectors: {
    '&[data-grade=good]': { boxShadow: 'none', background: color.successSoft },
    '&[data-grade=warning]': { boxShadow: 'none', background: color.warningSoft },
    '&[data-grade=bad]': { boxShadow: 'none', background: color.dangerSoft },
  },
  '@media': { [media.desktop]: { order: 2, position: 'sticky', top: '88px' } },
});
export const text = style([
  tabularFigures,
  { color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong },
]);

export const checks = style([rows, { display: 'grid' }]);
export const check = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: '72px',
  padding: `${space.x3} ${space.x6}`,
  '@media': { [media.phone]: { paddingInline: space.x4 } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
/** Below the text on phones. */
export const action = style({
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start', marginBlockStart: space.x2 } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  color: color.inkMuted,
  fontSize: fontSize.lg,
  selectors: {
    '[data-grade=good] > &': { color: color.success },
    '[data-grade=warning] > &': { color: color.warning },
    '[data-grade=bad] > &': { color: color.danger },
  },
});
export const name = style({ color: color.ink, fontWeight: fontWeight.medium });
export const detail = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
