import { globalStyle } from '@vanilla-extract/css';
import { schemed, schemedShadow } from '../maker/theme.ts';
import { color } from '../base/contract.css.ts';
import { baseTokens, shadows } from '../base/tokens.ts';

const tokens: Record<string, string> = {};
for (const [name, [light, dark]] of Object.entries(baseTokens)) tokens[`--lc-${name}`] = schemed(light, dark);

/**
 * Light, dark and auto only differ in `color-scheme`: every token is a `light-dark()` pair, so one rule serves
 * all three. It is set again on each `data-theme`, so that a part of a page (the stage of a lesson) can be dark
 * by itself; if that part shows the accent, give it the header's class too.
 */
globalStyle(':where(:root)', { colorScheme: 'light' });
globalStyle(':where(:root, [data-theme])', {
  vars: {
    ...tokens,
    [color.shadowRaised]: schemedShadow(shadows.shadowRaised),
    [color.shadowFloating]: schemedShadow(shadows.shadowFloating),
  },
});
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="auto"]', { colorScheme: 'light dark' });
// Print is always light.
globalStyle('[data-theme]', { '@media': { print: { colorScheme: 'light' } } });

/**
 * The greyscale of a day of mourning is an attribute on `html`, since a filter on a descendant breaks fixed
 * positioning and portals. Elements in the top layer are rendered outside of `html`, so they need a filter of
 * their own.
 */
const grey = 'html[data-global-theme="black-white"]';
globalStyle(`${grey}, ${grey} :is(:popover-open, :modal)`, { filter: 'grayscale(1)' });
