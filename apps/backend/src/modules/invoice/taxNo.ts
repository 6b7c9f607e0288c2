/** The signs of a unified social credit code (GB 32100-2015): I, O, S, V and Z are left out, since they are misread. */
const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Powers of 3 modulo 31: what each place of the code counts. */
const WEIGHTS = Array.from({ length: 17 }, (_, place) => Number(3n ** BigInt(place) % 31n));

function hasGoodCheckSign(code: string): boolean {
  const values = [...code].map((sign) => SIGNS.indexOf(sign));
  if (values.includes(-1)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (values[place] ?? 0), 0);
  return (31 - (sum % 31)) % 31 === values[17];
}

/**
 * Tells whether a tax number can be one: 15 to 20 digits and capitals, and where it is the unified social credit code
 * of a company (18 signs from 9 on), with the check sign that belongs to it. Older numbers have no such sign.
 */
export function isTaxNo(taxNo: string): boolean {
  if (!/^[0-9A-Z]{15,20}$/.test(taxNo)) return false;
  return taxNo.length !== 18 || !taxNo.startsWith('9') || hasGoodCheckSign(taxNo);
}
