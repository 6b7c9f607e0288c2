/** A mobile number of mainland China: 1, then 3 to 9, then 9 digits (specification 9). */
export const MOBILE = /^1[3-9]\d{9}$/;
