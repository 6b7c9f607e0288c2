const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** MathML token elements, which contain only text. */
export const LETTERS = words('mi mn mo ms mtext mspace');

/** Harmless MathML elements: they contain only each other, and no links. */
const ELEMENTS = words(
  'math mrow mstyle mpadded mphantom menclose mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mtable mtr mtd mi mn mo ms mtext mspace',
);

const ATTRIBUTES = words(
  'display displaystyle scriptlevel mathvariant stretchy symmetric fence separator accent accentunder largeop ' +
    'movablelimits lspace rspace width height depth voffset minsize maxsize linethickness rowspan columnspan notation',
);
const MEASURE = /^[\w.%+ -]*$/;

/** Returns whether an element belongs to a formula. */
export const isOfFormula = (name: string): boolean => ELEMENTS.has(name);

/** Returns whether an attribute of a formula's element only affects its appearance. */
export const isAppearance = (attribute: string, value: string): boolean =>
  ATTRIBUTES.has(attribute) && MEASURE.test(value);
