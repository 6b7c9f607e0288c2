import { media } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

/** The search leads; the menu takes what is left of the line. */
export const search = style({ '@media': { [media.desktop]: { flex: '1 1 220px', maxWidth: '320px' } } });
export const menu = style({ flexGrow: 2, justifyContent: 'flex-end' });
