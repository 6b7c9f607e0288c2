// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const timetable = '{entries:[{lessonId:s,lessonName:s,lessonNameEn:s,courseId:s,commodityId:s,courseName:s,courseNameEn:s,teacherName:s,teacherNameEn:s,startsAt:s,endsAt:s,liveState:(upcoming|now|finished),hasReplay:b}],openClasses:[{openClassId:s,name:s,nameEn:s,summary:s,summaryEn:s,cover:s,subjectName:s,subjectNameEn:s,teacherName:s,teacherNameEn:s,startsAt:s,endsAt:s,opensAt:s,state:(upcoming|now|finished),bookedCount:n,capacity:n?,bookedFlag:#(0|1),replay:{commodityId:s,courseId:s,lessonId:s}?}],serverTime:s}';
export const calendar = '{address:s}';
export const renewCalendar = '{address:s}';
export const stopCalendar = '{address:s}';
export const lessonEvent = '{fileName:s,content:s}';
export const courses = '{total:n,counts:{all:n,new:n,learning:n,finished:n,expired:n},records:[{courseId:s,commodityId:s,courseName:s,courseNameEn:s,cover:s,kind:(live|recorded),teacherName:s,teacherNameEn:s,lessonCount:n,finishedLessons:n,progressPercent:n,state:(new|learning|finished|expired),nextLesson:{lessonId:s,name:s,nameEn:s}?,lastStudiedAt:s?,expiresAt:s?,source:(order|free|studyCard|gift)}]}';
export const packages = '{total:n,records:[{commodityId:s,courseId:s,classTypeId:s,courseName:s,courseNameEn:s,cover:s,kind:(live|recorded),commodityType:#(1|2|3),teacherName:s,teacherNameEn:s,lessonCount:n,studentCount:n,ratingAverage:n,priceCents:n,listPriceCents:n,freeFlag:#(0|1),owned:b,progressPercent:n}]}';
export const collectionClasses = '[{categoryId:s,name:s,nameEn:s,count:n}]';
export const searchCollections = '{total:n,records:[{commodityId:s,courseId:s,classTypeId:s,courseName:s,courseNameEn:s,cover:s,kind:(live|recorded),commodityType:#(1|2|3),teacherName:s,teacherNameEn:s,lessonCount:n,studentCount:n,ratingAverage:n,priceCents:n,listPriceCents:n,freeFlag:#(0|1),owned:b,progressPercent:n}]}';
export const removeCollection = '{id:s}';
export const collectionPackages = '{total:n,records:[{commodityId:s,courseId:s,classTypeId:s,courseName:s,courseNameEn:s,cover:s,kind:(live|recorded),commodityType:#(1|2|3),teacherName:s,teacherNameEn:s,lessonCount:n,studentCount:n,ratingAverage:n,priceCents:n,listPriceCents:n,freeFlag:#(0|1),owned:b,progressPercent:n}]}';
export const latelyLearned = '[{courseId:s,commodityId:s,courseName:s,courseNameEn:s,cover:s,kind:(live|recorded),teacherName:s,teacherNameEn:s,lessonCount:n,finishedLessons:n,progressPercent:n,state:(new|learning|finished|expired),nextLesson:{lessonId:s,name:s,nameEn:s}?,lastStudiedAt:s?,expiresAt:s?,source:(order|free|studyCard|gift)}]';
export const buySource = '{masterId:s,classTypeId:s,classPackageId:s,buySource:#(1|2)}';
