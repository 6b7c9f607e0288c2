// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const notes = '{total:n,records:[{id:s,content:s,positionSeconds:n,commodityId:s,courseId:s,courseName:s,courseNameEn:s,lessonId:s,lessonName:s,lessonNameEn:s,createdAt:s,updatedAt:s}]}';
export const lectureNotes = '[{id:s,content:s,positionSeconds:n,commodityId:s,courseId:s,courseName:s,courseNameEn:s,lessonId:s,lessonName:s,lessonNameEn:s,createdAt:s,updatedAt:s}]';
export const searchNotes = '{total:n,records:[{id:s,content:s,positionSeconds:n,commodityId:s,courseId:s,courseName:s,courseNameEn:s,lessonId:s,lessonName:s,lessonNameEn:s,createdAt:s,updatedAt:s}]}';
export const addNote = '{id:s,content:s,positionSeconds:n,commodityId:s,courseId:s,courseName:s,courseNameEn:s,lessonId:s,lessonName:s,lessonNameEn:s,createdAt:s,updatedAt:s}';
export const updateNote = '{id:s,content:s,positionSeconds:n,commodityId:s,courseId:s,courseName:s,courseNameEn:s,lessonId:s,lessonName:s,lessonNameEn:s,createdAt:s,updatedAt:s}';
export const removeNote = '{id:s}';
