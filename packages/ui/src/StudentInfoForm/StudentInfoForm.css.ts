import { media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.x4 });
export const field = style({ minWidth: 0 });

export const region = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
  marginTop: space.x1,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const keep = style({ justifySelf: 'start', marginTop: space.x1 });
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x3,
  // In a dialog, which scrolls inside, the buttons stay in view.
  selectors: {
    '[role=dialog] &': {
      position: 'sticky',
      bottom: `calc(-1 * ${space.x6})`,
      zIndex: 1,
      margin: `0 calc(-1 * ${space.x6}) calc(-1 * ${space.x6})`,
      padding: `${space.x4} ${space.x6} ${space.x6}`,
      background: color.surface,
      borderRadius: `0 0 ${radius.dialog} ${radius.dialog}`,
      // Content that scrolls below the buttons fades out.
      boxShadow: `0 -12px 12px -6px ${color.surface}`,
    },
  },
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
