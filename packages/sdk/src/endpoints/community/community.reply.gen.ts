// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const myQuestions = '{total:n,records:[{questionId:s,title:s,contentHtml:s,courseName:s,askedAt:s,answerCount:n,answeredFlag:#(0|1),unReadCount:n}]}';
export const myAnswers = '{total:n,records:[{answerId:s,questionId:s,questionTitle:s,contentHtml:s,answeredAt:s,likeCount:n,acceptedFlag:#(0|1)}]}';
export const myQuestionCount = '{all:n,waiting:n,answered:n}';
export const unreadCount = '{count:n}';
