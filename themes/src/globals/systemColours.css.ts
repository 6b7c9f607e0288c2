import { globalStyle } from '@vanilla-extract/css';
import { color } from '../base/contract.css.ts';
import { footer } from '../footer/contract.css.ts';
import { header } from '../header/contract.css.ts';

/** Sets tokens to a system colour, whatever the element's theme. */
const all = (names: readonly string[], system: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${system} !important`]));

/** System colours for the tokens: two backgrounds with text colours, and one colour for selection. */
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
 * Forced colours mode (Windows contrast themes) removes all backgrounds. Drawings, and elements that must keep
 * their background, get the system colours through the tokens.
 */
globalStyle(':root, [data-theme], [class*="header-"], [class*="footer-"]', {
  '@media': { '(forced-colors: active)': { vars: system } },
});
