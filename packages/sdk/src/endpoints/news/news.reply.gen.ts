// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const list = '{total:n,records:[{id:s,title:s,titleEn:s,summary:s,summaryEn:s,tag:s,tagEn:s,date:s,pinned:b}]}';
export const detail = '{id:s,title:s,titleEn:s,tag:s,tagEn:s,date:s,author:s,content:s,contentEn:s,newer:{id:s,title:s,titleEn:s}?,older:{id:s,title:s,titleEn:s}?}';
