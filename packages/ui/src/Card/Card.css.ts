import { radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  color: color.ink,
  selectors: {
    '&[data-padding=medium]': { padding: space.x4 },
    '&[data-padding=large]': { padding: space.x6 },
    '&[data-raised]': { borderColor: 'transparent', boxShadow: color.shadowRaised },
  },
});
