// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const goal = '{askFlag:#(0|1),subjectId:s?,subjectName:s,examOn:s?}';
export const setGoal = '{askFlag:#(0|1),subjectId:s?,subjectName:s,examOn:s?}';
