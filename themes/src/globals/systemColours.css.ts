import { globalStyle } from '@vanilla-extract/css';
import { color } from '../base/contract.css.ts';
import { footer } from '../footer/contract.css.ts';
import { header } from '../header/contract.css.ts';

/** Asks for a system colour whatever theme an element wears. */
const all = (names: readonly string[], system: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${system} !important`]));

/** What the reader's own palette calls our tokens: two grounds and inks, one colour for what is chosen. */
const system = {
  '--forced-edge': '1px',
  ...all([color.page, color.surface, color.sunken, color.accentSoft, color.onStatus], 'Canvas'),
  ...all([color.successSoft, color.warningSoft, color.dangerSoft, color.infoSoft], 'Canvas'),
  ...all(
    [color.ink, color.inkMuted, color.accentText, color.price, color.line, color.lineStrong, color.focus],
    'CanvasText',
  ),
  ...all(
    [color.rating, color.success, color.warning, color.danger, color.dangerFill, color.info],
    'CanvasText',
  ),
  ...all([color.dangerInk], 'Canvas'),
  ...all([color.inkFaint], 'GrayText'),
  ...all([color.accent, color.accentHover, header.accent], 'Highlight'),
  ...all([color.accentInk], 'HighlightText'),
  ...all([header.surface, header.fade, footer.surface], 'Canvas'),
  ...all([header.ink, footer.ink, footer.inkMuted, footer.line], 'CanvasText'),
};

/**
 * Forced colours (Windows' contrast themes) take every background away. Drawings and what must keep its background get
 * the system's colours through the tokens.
 */
globalStyle(':root, [data-theme], [class*="header-"], [class*="footer-"]', {
  '@media': { '(forced-colors: active)': { vars: system } },
});
