// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const zoomPassword = '{meetingNo:s,password:s,joinUrl:s}';
export const studyClass = '[{classTypeId:s,commodityId:s,className:s,classNameEn:s,lessonCount:n,finishedCount:n,progressPercent:n,studySeconds:n,lastStudiedAt:s?}]';
export const exerciseExamRecord = '{total:n,records:[{recordId:s,kind:(exercise|exam),title:s,score:n?,totalScore:n,submittedAt:s?}]}';
export const studentIdByUser = '{studentId:s}';
export const studentStudyInfo = '{courseCount:n,finishedCourseCount:n,studySeconds:n,streakDays:n,exerciseCount:n,examCount:n,certificateCount:n}';
export const studyHistory = '{days:[{day:s,lessonSeconds:n,practiceSeconds:n}],marks:[{recordId:s,title:s,percent:n,submittedAt:s}]}';
export const studyRecordPdfUrl = '{url:s}';
export const integralGainScore = '{points:n,remaining:n}';
export const questionCategories = '[{categoryId:s,categoryName:s}]';
export const courseCategoryAndSubject = '[{categoryId:s,categoryName:s,subjects:[{subjectId:s,subjectName:s}]}]';
