import { fontSize, media, oneLine, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});

/** On a phone only the way back is left: the last step that is a link. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minWidth: 0,
  '@media': { [media.phone]: { selectors: { '&:not([data-parent])': { display: 'none' } } } },
});

export const back = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const divider = style({ '@media': { [media.phone]: { display: 'none' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  // A line of its letters is lower, and the gap above may lie under a header that stays.
  minHeight: '24px',
  ':hover': { color: color.accentText },
  // A finger's room reaches into the gaps, so that names keep their distances.
  '@media': {
    [media.touch]: {
      minWidth: '44px',
      minHeight: '44px',
      paddingInline: space.x2,
      marginInline: `-${space.x2}`,
    },
  },
});

export const here = style({ ...oneLine, maxWidth: '24em', color: color.ink });
