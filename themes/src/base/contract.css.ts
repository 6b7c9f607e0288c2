import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colours every component may use. Their names are stable and unhashed (`--lc-accent`), so that a school's
 * file or the server can set them. `accent*` is set by the header theme, the others by light or dark mode.
 */
export const color = createGlobalThemeContract(
  {
    /** Background of the page. */
    page: '',
    /** Background of cards, dialogs and fields. */
    surface: '',
    /** Background of wells, stripes and skeletons. */
    sunken: '',
    /** Body text. */
    ink: '',
    /** Secondary text; AA on page, surface and sunken. */
    inkMuted: '',
    /** Placeholders and disabled text; AA on surface. */
    inkFaint: '',
    /** Thin lines. */
    line: '',
    /** Borders of controls (3:1 on surface). */
    lineStrong: '',
    /** Background in the school's colour. */
    accent: '',
    accentHover: '',
    /** Light tint of the accent, as a background of text. */
    accentSoft: '',
    /** Text and icons on `accent`. */
    accentInk: '',
    /** The accent as text or icon; AA on page, surface and accentSoft. */
    accentText: '',
    /** Prices. */
    price: '',
    /** Rating stars, which are shapes and so may be brighter than text. */
    rating: '',
    success: '',
    successSoft: '',
    warning: '',
    warningSoft: '',
    danger: '',
    dangerSoft: '',
    /** Background of destructive controls. */
    dangerFill: '',
    /** Text and icons on `dangerFill`. */
    dangerInk: '',
    info: '',
    infoSoft: '',
    /** Text and icons on a background of success, warning, danger or info. */
    onStatus: '',
    /** Focus ring. */
    focus: '',
    /** Overlay behind dialogs. */
    scrim: '',
    shadowRaised: '',
    shadowFloating: '',
  },
  (_, path) => `lc-${path.join('-')}`,
);
