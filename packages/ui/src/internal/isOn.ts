/** Returns whether a flag of the API is on; anything that is not clearly on is off. */
export const isOn = (flag: unknown): boolean =>
  flag === true || flag === 1 || flag === '1' || flag === 'true';
