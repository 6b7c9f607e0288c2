import { media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space.x4 });
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
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
export const failed = style({ color: color.danger });
