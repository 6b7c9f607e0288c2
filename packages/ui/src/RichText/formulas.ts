const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that hold a formula's letters, and nothing else. */
export const LETTERS = words('mi mn mo ms mtext mspace');

/** Elements of a formula in MathML, which hold each other alone and lead nowhere. */
const ELEMENTS = words(
  'math mrow mstyle mpadded mphantom menclose mfrac msqrt mroot msub msup msubsup munder mover munderover ' +
    'mtable mtr mtd mi mn mo ms mtext mspace',
);

const ATTRIBUTES = words(
  'display displaystyle scriptlevel mathvariant stretchy symmetric fence separator accent accentunder largeop ' +
    'movablelimits lspace rspace width height depth voffset minsize maxsize linethickness rowspan columnspan notation',
);
const MEASURE = /^[\w.%+ -]*$/;

/** Tells whether an element belongs to a formula. */
export const isOfFormula = (name: string): boolean => ELEMENTS.has(name);

/** Tells whether an attribute of such an element says how it looks, and no more. */
export const isLook = (attribute: string, value: string): boolean =>
  ATTRIBUTES.has(attribute) && MEASURE.test(value);
