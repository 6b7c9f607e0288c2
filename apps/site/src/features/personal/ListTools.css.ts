import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockEnd: space.x4,
});
export const filter = style({
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
