import { fontSize, fontWeight, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const desk = style({ display: 'grid', gap: space.x6, maxWidth: '760px' });
export const intro = style({ margin: 0, color: color.inkMuted });

export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  padding: space.x4,
  borderRadius: radius.card,
  background: color.sunken,
  selectors: {
    '&[data-grade=good]': { background: color.successSoft },
    '&[data-grade=warning]': { background: color.warningSoft },
    '&[data-grade=bad]': { background: color.dangerSoft },
  },
});
export const words = style([tabularFigures, { margin: 0, marginInlineEnd: 'auto', color: color.ink, fontWeight: fontWeight.medium }]);

export const checks = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const check = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: '72px',
  paddingBlock: space.x3,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const sign = style({
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
export const name = style({ margin: 0, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.medium });
export const detail = style([tabularFigures, { margin: 0, color: color.inkMuted, fontSize: fontSize.sm }]);
