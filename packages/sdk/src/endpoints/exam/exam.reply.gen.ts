// Written by `npm run replies` from the schemas beside it; a change here is lost. `core/decode.ts` reads it.
export const myExams = '{total:n,records:[{examId:s,examName:s,examType:(formal|mock|makeUp),examState:(notOpen|open|doing|submitted|marking|published|missed),paperId:s,subjectName:s,openAt:s,closeAt:s,minutes:n,questionCount:n,totalScore:n,passScore:n,attemptLimit:n,attemptCount:n,recordId:s?,score:n?,faceFlag:#(0|1),priceCents:n}]}';
export const detail = '{exam:{examId:s,examName:s,examType:(formal|mock|makeUp),examState:(notOpen|open|doing|submitted|marking|published|missed),paperId:s,subjectName:s,openAt:s,closeAt:s,minutes:n,questionCount:n,totalScore:n,passScore:n,attemptLimit:n,attemptCount:n,recordId:s?,score:n?,faceFlag:#(0|1),priceCents:n},rulesHtml:s,handInAfterMinutes:n,lateMinutes:n,leaveLimit:n,serverTime:s}';
export const userExamCount = '{attemptCount:n,remaining:n?}';
export const record = '{recordId:s,examId:s,examName:s,state:(notOpen|open|doing|submitted|marking|published|missed),startedAt:s,endsAt:s,submittedAt:s?,answeredCount:n,questionCount:n,score:n?,totalScore:n,passed:b?,rank:n?,solutionsShown:b}';
export const handIn = '{recordId:s,examId:s,examName:s,state:(notOpen|open|doing|submitted|marking|published|missed),startedAt:s,endsAt:s,submittedAt:s?,answeredCount:n,questionCount:n,score:n?,totalScore:n,passed:b?,rank:n?,solutionsShown:b}';
export const handInPay = '{recordId:s,examId:s,examName:s,state:(notOpen|open|doing|submitted|marking|published|missed),startedAt:s,endsAt:s,submittedAt:s?,answeredCount:n,questionCount:n,score:n?,totalScore:n,passed:b?,rank:n?,solutionsShown:b}';
export const join = '{recordId:s,resumed:b,endsAt:s,serverTime:s}';
export const makePayOrder = '{orderId:s,orderNo:s,payCents:n}';
export const payInfo = '{examId:s,priceCents:n,paid:b,orderId:s?}';
export const ledger = '{recordId:s,examName:s,startedAt:s,endsAt:s,submittedAt:s?,handedInBy:(student|clock|rule)?,publicKey:s,answers:[{position:n,questionId:s,operationId:s,sequence:n,answer:[s],savedAt:s,givenAt:s?,late:b,digest:s,signature:s}],outages:[{kind:(outage|left),startedAt:s,endedAt:s,creditedSeconds:n}],extensions:[{seconds:n,reason:s,givenAt:s}]}';
export const verifyReceipts = '{valid:b,goodCount:n,brokenAt:n?}';
export const passFace = '{faceDue:b}';
export const rehearse = '{serverTime:s,operationIds:[s]}';
