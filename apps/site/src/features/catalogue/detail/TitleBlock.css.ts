import { fontSize, inRows, media, space, tabularFigures } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export { summary, title } from '../../../shared/page/detail/detailPage.css.ts';

export const meta = style([
  tabularFigures,
  {
    ...inRows,
    gap: `${space.x1} ${space.x4}`,
    marginBlock: `${space.x4} 0`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
  },
]);

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });

export const outcomes = style({
  marginBlockStart: space.x6,
  padding: `${space.x4} ${space.x6}`,
  ...cardBox,
  '@media': { [media.phone]: { padding: space.x4 } },
});

export const list = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
