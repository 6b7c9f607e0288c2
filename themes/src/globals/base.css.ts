import { globalStyle } from '@vanilla-extract/css';
import { schemed, schemedShadow } from '../maker/theme.ts';
import { color } from '../base/contract.css.ts';
import { baseTokens, shadows } from '../base/tokens.ts';

const tokens: Record<string, string> = {};
for (const [name, [light, dark]] of Object.entries(baseTokens)) tokens[`--lc-${name}`] = schemed(light, dark);

/**
 * Light, dark and auto are only `color-scheme`: every token is a `light-dark()`
 * pair, so that one rule serves all three. It is set again on each `data-theme`,
 * so that a part of a page (the stage of a lesson) can be dark by itself; give
 * that part the header's class too if it shows the accent.
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
// Paper is light.
globalStyle('[data-theme]', { '@media': { print: { colorScheme: 'light' } } });

/** A day of mourning is one attribute on html: a filter further in breaks fixed boxes and portals.
 * What stands in the top layer is drawn outside of html and needs its own. */
const grey = 'html[data-global-theme="black-white"]';
globalStyle(`${grey}, ${grey} :is(:popover-open, :modal)`, { filter: 'grayscale(1)' });
