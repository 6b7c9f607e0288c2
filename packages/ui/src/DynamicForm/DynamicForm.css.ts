import { media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space.x6 });
export const fields = style({ display: 'grid', gap: space.x4, minWidth: 0 });

/** A follow-up field is indented behind a vertical line. */
export const field = style({
  minWidth: 0,
  selectors: {
    '&[data-depth]': { paddingInlineStart: space.x4, borderInlineStart: `2px solid ${color.line}` },
  },
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6 });
export const links = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.x4 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: color.accentText,
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const hint = style({ marginInlineEnd: space.x4 });
export const none = style({ color: color.inkMuted });

/** The `gap` of a fieldset does not apply to its legend. */
export const underLegend = style({ marginTop: space.x1 });
