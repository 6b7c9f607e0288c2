import { globalStyle } from '@vanilla-extract/css';
import { color } from '../base/contract.css.ts';
import { footer } from '../footer/contract.css.ts';
import { header } from '../header/contract.css.ts';

/** Asks for a system colour whatever theme an element wears. */
const all = (names: readonly string[], system: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${system} !important`]));

/** What the reader's own palette calls our tokens: two grounds and inks, one colour for what is chosen. */
const system = {
  ...all([color.page, color.surface, color.sunken, color.accentSoft, color.onStatus], 'Canvas'),
  ...all([color.successSoft, color.warningSoft, color.dangerSoft, color.infoSoft], 'Canvas'),
  ...all(
    [color.ink, color.inkMuted, color.accentText, color.price, color.line, color.lineStrong, color.focus],
    'CanvasText',
  ),
  ...all([color.success, color.warning, color.danger, color.dangerFill, color.info], 'CanvasText'),
  ...all([color.dangerInk], 'Canvas'),
  ...all([color.inkFaint], 'GrayText'),
  ...all([color.accent, color.accentHover, header.accent], 'Highlight'),
  ...all([color.accentInk], 'HighlightText'),
  ...all([header.surface, header.fade, footer.surface], 'Canvas'),
  ...all([header.ink, footer.ink, footer.inkMuted, footer.line], 'CanvasText'),
};

const active = '(forced-colors: active)';

/**
 * Forced colours (Windows' contrast themes) take every background away. Drawings
 * and what must keep its background get the system's colours through the tokens;
 * what is chosen is outlined, since its wash is gone.
 */
globalStyle(':root, [data-theme], [class*="header-"], [class*="footer-"]', {
  '@media': { [active]: { vars: system } },
});
/** Drawn by their backgrounds alone, which they keep. */
globalStyle(
  'input:is([type=checkbox], [type=radio], [type=range]), [role=switch], [role=progressbar], [role=meter]',
  {
    '@media': { [active]: { forcedColorAdjust: 'none' } },
  },
);
globalStyle('[role=progressbar], [role=meter]', {
  '@media': { [active]: { outline: '1px solid CanvasText' } },
});
globalStyle(
  ':is([aria-selected=true], [aria-pressed=true], [aria-checked=true], [data-highlighted], ' +
    '[aria-current]:not([aria-current=false])):not(input)',
  { '@media': { [active]: { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
);
