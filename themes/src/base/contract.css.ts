import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colours every component may use. Names are stable and unhashed
 * (`--lc-accent`), so that a school's file or the server can set them.
 * `accent*` comes from the header theme; the rest from light or dark.
 */
export const color = createGlobalThemeContract(
  {
    /** The page behind everything. */
    page: '',
    /** Cards, dialogs, fields. */
    surface: '',
    /** Wells, stripes, skeletons. */
    sunken: '',
    /** Reading text. */
    ink: '',
    /** Secondary text; AA on page, surface and sunken. */
    inkMuted: '',
    /** Placeholders and disabled text; AA on surface. */
    inkFaint: '',
    /** Hairlines. */
    line: '',
    /** Borders of controls (3:1 on surface). */
    lineStrong: '',
    /** The school's colour as a fill. */
    accent: '',
    accentHover: '',
    /** A wash of the accent behind text. */
    accentSoft: '',
    /** Text and icons on `accent`. */
    accentInk: '',
    /** The accent as text or icon on page, surface and accentSoft (AA). */
    accentText: '',
    /** Prices. */
    price: '',
    /** Stars, which are shapes: brighter than text may be. */
    rating: '',
    success: '',
    successSoft: '',
    warning: '',
    warningSoft: '',
    danger: '',
    dangerSoft: '',
    /** What can be pressed and takes something away for good. */
    dangerFill: '',
    /** Text and icons on `dangerFill`. */
    dangerInk: '',
    info: '',
    infoSoft: '',
    /** Text and icons on a fill of success, warning, danger or info. */
    onStatus: '',
    /** The focus ring. */
    focus: '',
    /** Behind dialogs. */
    scrim: '',
    shadowRaised: '',
    shadowFloating: '',
  },
  (_, path) => `lc-${path.join('-')}`,
);
