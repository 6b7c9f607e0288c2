import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

// Shown on the stage, which is dark in every theme.
const above = style({ position: 'absolute', insetInlineEnd: space.x4, bottom: '96px', maxWidth: '320px' });

export const corner = above;
export const card = style([
  above,
  {
    display: 'grid',
    gap: space.x2,
    padding: space.x4,
    borderRadius: radius.card,
    background: 'rgb(11 13 18 / 0.9)',
    color: '#fff',
    '@media': { [media.phone]: { insetInline: space.x2, top: space.x2, bottom: 'auto', maxWidth: 'none' } },
  },
]);
export const name = style({ fontWeight: fontWeight.medium });
export const countdown = style({ fontSize: fontSize.sm, fontVariantNumeric: 'tabular-nums' });
