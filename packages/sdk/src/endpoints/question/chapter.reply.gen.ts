// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const chapterPoints = '[{pointId:s,parentId:s?,subjectId:s,pointName:s,questionCount:n,doneCount:n,rightCount:n,wrongCount:n}]';
export const chapterPointPage = '{total:n,records:[{pointId:s,parentId:s?,subjectId:s,pointName:s,questionCount:n,doneCount:n,rightCount:n,wrongCount:n}]}';
export const chapterPointDetail = '{point:{pointId:s,parentId:s?,subjectId:s,pointName:s,questionCount:n,doneCount:n,rightCount:n,wrongCount:n},children:[{pointId:s,parentId:s?,subjectId:s,pointName:s,questionCount:n,doneCount:n,rightCount:n,wrongCount:n}],types:[{type:(single|multiple|judge|blank|open|material|cloze),number:n}],recordId:s?}';
export const chapterPointDoneCount = '{questionCount:n,doneCount:n,rightCount:n,points:[{pointId:s,doneCount:n,rightCount:n}]}';
export const bankTypeNumber = '[{type:(single|multiple|judge|blank|open|material|cloze),number:n}]';
export const bankTypeName = '[{type:(single|multiple|judge|blank|open|material|cloze),name:s,nameEn:s}]';
export const configByType = '{isOpen:b,isOpenToVisitors:b,defaultCount:n,maximumCount:n,integral:n,solutionAt:(answer|report)}';
