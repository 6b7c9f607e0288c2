import { fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A link in a line of text, as high as a finger needs without moving what is around it. */
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

/** The name of what a row or a card shows, which leads to it. */
export const nameLink = style([
  reach,
  { color: color.ink, fontWeight: fontWeight.strong, ':hover': { color: color.accentText } },
]);
