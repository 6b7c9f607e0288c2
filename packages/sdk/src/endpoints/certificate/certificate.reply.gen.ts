// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const trainPdfUrl = '{url:s}';
export const learnPdfUrl = '{url:s}';
export const list = '[{relationId:s,certificateName:s,certificateNo:s,sourceName:s,status:(locked|ready|issued|revoked),readFlag:#(0|1),issuedAt:s?,expiresAt:s?,previewUrl:s,terms:[{text:s,done:b}]}]';
export const unlockField = '[{fieldCode:s,fieldName:s,required:#(0|1),value:s}]';
export const count = '{all:n,locked:n,ready:n,issued:n,revoked:n}';
export const unreadCount = '{count:n}';
export const markRead = '{count:n}';
export const create = '{relationId:s,certificateName:s,certificateNo:s,sourceName:s,status:(locked|ready|issued|revoked),readFlag:#(0|1),issuedAt:s?,expiresAt:s?,previewUrl:s,terms:[{text:s,done:b}]}';
