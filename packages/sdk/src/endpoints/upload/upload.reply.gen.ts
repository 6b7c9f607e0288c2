// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const token = '{uptoken:s}';
export const storageDomain = '{qndomain:s}';
export const signImage = '{key:s,url:s}';
export const saveAttachment = '{resourceId:s,url:s}';
export const downloadCheck = '-';
export const annexDownload = 's';
