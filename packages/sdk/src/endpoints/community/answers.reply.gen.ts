// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const questions = '{total:n,records:[{questionId:s,title:s,summary:s,pictureCount:n,subjectName:s,courseName:s,author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},askedAt:s,answerCount:n,acceptedFlag:#(0|1),teacherFlag:#(0|1)}]}';
export const subjects = '[{categoryId:s,parentId:s?,name:s,nameEn:s,questionCount:n}]';
export const askableCourses = '[{classTypeId:s,courseName:s}]';
export const question = '{question:{questionId:s,title:s,summary:s,pictureCount:n,subjectName:s,courseName:s,author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},askedAt:s,answerCount:n,acceptedFlag:#(0|1),teacherFlag:#(0|1)},contentHtml:s,revisions:{ownText:s,editableUntil:s?,earlier:[{title:s,contentHtml:s,until:s}]},pictures:[{fileName:s,url:s}],commodityId:s?,answers:{total:n,records:[{answerId:s,contentHtml:s,revisions:{ownText:s,editableUntil:s?,earlier:[{title:s,contentHtml:s,until:s}]},pictures:[{fileName:s,url:s}],author:{authorName:s,avatar:s,teacherFlag:#(0|1),teacherTitle:s,ownFlag:#(0|1)},answeredAt:s,likeCount:n,likedFlag:#(0|1),acceptedFlag:#(0|1),newFlag:#(0|1)}]}}';
export const seen = '-';
export const ask = '{questionId:s}';
export const answer = '{answerId:s}';
export const like = '{likeCount:n,likedFlag:#(0|1)}';
export const accept = '-';
export const removeQuestion = '-';
export const removeAnswer = '-';
export const editQuestion = '-';
export const editAnswer = '-';
