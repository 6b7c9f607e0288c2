import { fontSize, media, oneLine, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  '@media': { print: { display: 'none' } },
});

/** On a phone only the last step that is a link is shown, as the way back. */
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
  // The text alone would be lower, and the gap above may be covered by a sticky header.
  minHeight: '24px',
  ':hover': { color: color.accentText },
  // The touch target extends into the gaps, so that the distances between the names do not change.
  '@media': {
    [media.touch]: {
      minWidth: '44px',
      minHeight: '44px',
      paddingInline: space.x2,
      marginInline: `-${space.x2}`,
    },
  },
});

export const current = style({ ...oneLine, maxWidth: '24em', color: color.ink });
