import { globalStyle } from '@vanilla-extract/css';

/** What holds whatever a component says of itself: published, these rules stand in a layer above the components. */

globalStyle('button:disabled', { cursor: 'not-allowed' });

const active = '(forced-colors: active)';

// Drawn by their backgrounds alone, which they keep.
globalStyle(
  'input:is([type=checkbox], [type=radio], [type=range]), [role=switch], [role=progressbar], [role=meter]',
  {
    '@media': { [active]: { forcedColorAdjust: 'none' } },
  },
);
globalStyle('[role=progressbar], [role=meter]', {
  '@media': { [active]: { outline: '1px solid CanvasText' } },
});
// What is chosen is outlined in forced colours, since its wash is gone.
globalStyle(
  ':is([aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-highlighted], ' +
    '[aria-current]:not([aria-current=false], nav span:not([role]))):not(input)',
  { '@media': { [active]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
);
