// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const find = '{nearFlag:#(0|1),groups:[{kind:(course|plan|teacher|question|news|note),total:n,moreFlag:#(0|1),records:[{id:s,title:s,titleEn:s,line:s,lineEn:s,picture:s,date:s?,targetId:s,commodityId:s,commodityType:n?,priceCents:n?,lessonId:s}]}]}';
