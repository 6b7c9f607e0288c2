// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const generateChapter = '{recordId:s,resumed:b}';
export const generateOrderPaper = '{recordId:s,resumed:b}';
export const generateDaily = '{recordId:s,resumed:b}';
export const generateSmartPaper = '{recordId:s,resumed:b}';
