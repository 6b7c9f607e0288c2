// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const dailyToday = '{day:s,streakDays:n,subjects:[{day:s,subjectId:s,subjectName:s,state:(new|doing|done),recordId:s?,questionCount:n,answeredCount:n,rightCount:n,studentCount:n,rank:n?}]}';
export const dailyRank = '{day:s,total:n,records:[{rank:n,nickName:s,headPic:s,rightCount:n,questionCount:n,elapsedSeconds:n,isMine:b}],mine:{rank:n,nickName:s,headPic:s,rightCount:n,questionCount:n,elapsedSeconds:n,isMine:b}?}';
export const subjectWeeks = '[{startsOn:s,doneCount:n,rightCount:n,totalSeconds:n,days:[n]}]';
export const subjectYears = '[{year:n,doneCount:n,rightCount:n,totalSeconds:n,months:[n]}]';
export const integralScore = '{recordId:s,points:n,gained:b,remaining:n}';
export const integralIncrease = '{recordId:s,points:n,gained:b,remaining:n}';
