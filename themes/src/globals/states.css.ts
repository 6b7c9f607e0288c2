import { globalStyle } from '@vanilla-extract/css';

/** Rules that override components: in the published styles they are in a layer above the components. */

globalStyle('button:disabled', { cursor: 'not-allowed' });

const active = '(forced-colors: active)';

// Controls drawn by backgrounds alone, which are kept.
globalStyle(
  'input:is([type=checkbox], [type=radio], [type=range]), [role=switch], [role=progressbar], [role=meter]',
  { '@media': { [active]: { forcedColorAdjust: 'none' } } },
);
globalStyle('[role=progressbar], [role=meter]', {
  '@media': { [active]: { outline: '1px solid CanvasText' } },
});
// Forced colours mode removes the tint of selected items, so they get an outline.
globalStyle(
  ':is([aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-highlighted], ' +
    '[aria-current]:not([aria-current=false], nav span:not([role]))):not(input)',
  { '@media': { [active]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
);
