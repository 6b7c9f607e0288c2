import { fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A link in a line of text whose touch target is tall enough, without moving the text around it. */
export const reach = style({
  '@media': {
    [media.touch]: {
      display: 'inline-block',
      minWidth: '44px',
      marginBlock: `-${space.x3}`,
      paddingBlock: space.x3,
    },
  },
});

/** The name of the item that a row or card shows, as a link to it. */
export const nameLink = style([
  reach,
  { color: color.ink, fontWeight: fontWeight.strong, ':hover': { color: color.accentText } },
]);
