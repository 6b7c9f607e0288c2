import { space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';

/** Everything centred in one column. */
export const stack = style({ display: 'grid', justifyItems: 'center', gap: space.x4, textAlign: 'center' });
globalStyle(`${stack} :is(ul, div)`, { justifyContent: 'center' });
