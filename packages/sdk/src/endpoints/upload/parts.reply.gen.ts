// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const begin = '{session:s,key:s,received:n}';
export const sendPart = '{received:n}';
export const finish = '{key:s,url:s,size:n}';
