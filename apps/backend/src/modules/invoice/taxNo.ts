/** The characters of a unified social credit code (GB 32100-2015), without the ambiguous I, O, S, V and Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Weights of the positions: powers of 3 modulo 31. */
const WEIGHTS = Array.from({ length: 17 }, (_, index) => Number(3n ** BigInt(index) % 31n));

function hasGoodCheckSign(code: string): boolean {
  const values = [...code].map((sign) => ALPHABET.indexOf(sign));
  if (values.includes(-1)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return (31 - (sum % 31)) % 31 === values[17];
}

/**
 * Tells whether a tax number is valid: 15 to 20 digits and capitals, and for a company's unified social credit
 * code (18 characters, starting with 9) the right check character. Older numbers have no check character.
 */
export function isTaxNo(taxNo: string): boolean {
  if (!/^[0-9A-Z]{15,20}$/.test(taxNo)) return false;
  return taxNo.length !== 18 || !taxNo.startsWith('9') || hasGoodCheckSign(taxNo);
}
