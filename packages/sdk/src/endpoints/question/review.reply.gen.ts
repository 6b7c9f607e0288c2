// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const wrongList = '{total:n,records:[{questionId:s,type:(single|multiple|judge|blank|open|material|cloze),materialId:s?,stemHtml:s,options:[{label:s,html:s}],blankCount:n,key:[s],keyHtml:s,explanationHtml:s,points:[s],wrongId:s,subjectId:s,subjectName:s,times:n,lastWrongAt:s,lastAnswer:[s],rightCount:n,dueAt:s}],materials:[{materialId:s,html:s}],subjects:[{subjectId:s,subjectName:s,count:n}],dueCount:n,rightToLeave:n}';
export const wrong = '{question:{questionId:s,type:(single|multiple|judge|blank|open|material|cloze),materialId:s?,stemHtml:s,options:[{label:s,html:s}],blankCount:n,key:[s],keyHtml:s,explanationHtml:s,points:[s],wrongId:s,subjectId:s,subjectName:s,times:n,lastWrongAt:s,lastAnswer:[s],rightCount:n,dueAt:s},material:{materialId:s,html:s}?}';
export const wrongAnswerList = '{total:n,records:[{questionId:s,type:(single|multiple|judge|blank|open|material|cloze),materialId:s?,stemHtml:s,options:[{label:s,html:s}],blankCount:n,wrongId:s,subjectId:s}],materials:[{materialId:s,html:s}]}';
export const wrongSubmit = '{verdict:(right|partial|wrong|unanswered|self),removed:b,key:[s],keyHtml:s,explanationHtml:s,points:[s]}';
export const wrongRepeat = '{results:[{operationId:s,wrongId:s,verdict:(right|partial|wrong|unanswered|self),rightCount:n,dueAt:s,removed:b}]}';
export const wrongRemove = '{removedCount:n}';
export const collected = '{questionId:s,collected:#(0|1)}';
export const collect = '{questionId:s,collected:#(0|1)}';
export const collectList = '{total:n,records:[{questionId:s,type:(single|multiple|judge|blank|open|material|cloze),materialId:s?,stemHtml:s,options:[{label:s,html:s}],blankCount:n,subjectId:s,subjectName:s,collectedAt:s,solution:{key:[s],keyHtml:s,explanationHtml:s,points:[s]}?}],materials:[{materialId:s,html:s}],subjects:[{subjectId:s,subjectName:s,count:n}]}';
export const uncollect = '{questionId:s,collected:#(0|1)}';
