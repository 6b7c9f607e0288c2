// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const ownPages = '[{id:s,parentId:s,title:s,titleEn:s,footFlag:#(0|1)}]';
export const ownPage = '{id:s,parentId:s,title:s,titleEn:s,footFlag:#(0|1),content:s,contentEn:s,neighbours:[{id:s,parentId:s,title:s,titleEn:s,footFlag:#(0|1)}]}';
export const menuLink = '{url:s,needLoginFlag:#(0|1)}';
