// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const check = '{status:#(0|1|2)}';
export const verifyUrl = '{orderNo:s,loginToken:s,url:s}';
export const updateIdentity = '-';
export const result = '{status:#(0|1|2)}';
export const commonCheck = '{status:#(0|1|2)}';
export const commonVerifyUrl = '{orderNo:s,loginToken:s,url:s}';
export const personalData = '{name:s,identityTypeCode:s,identityId:s,identityUnreadableFlag:#(0|1),verifiedFlag:#(0|1)}';
export const lessonStatus = '{status:#(0|1|2)}';
export const lessonVerifyUrl = '{orderNo:s,loginToken:s,url:s}';
export const lessonResult = '{status:#(0|1|2)}';
