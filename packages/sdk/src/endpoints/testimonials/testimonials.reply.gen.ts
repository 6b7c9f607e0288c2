// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const list = '{total:n,records:[{voiceId:s,name:s,nameEn:s,portrait:s,about:s,aboutEn:s,result:s,resultEn:s,quote:s,quoteEn:s,story:s,storyEn:s,toldOn:s,course:{commodityId:s,courseId:s,courseName:s,courseNameEn:s}?}]}';
