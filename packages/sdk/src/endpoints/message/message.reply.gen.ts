// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const count = '{total:n,unRead:n,unReadByKind:{system:n,school:n,course:n,order:n,exam:n,answer:n,certificate:n}}';
export const page = '{total:n,records:[{messageId:s,kind:(system|school|course|order|exam|answer|certificate),title:s,titleEn:s,contentHtml:s,contentHtmlEn:s,sentAt:s,readFlag:#(0|1),link:s}]}';
export const read = '{unRead:n}';
export const remove = '{unRead:n}';
export const reminders = '{lessonFlag:#(0|1),homeworkFlag:#(0|1),lessonSmsFlag:#(0|1)?,homeworkSmsFlag:#(0|1)?,mobileFlag:#(0|1)}';
export const setReminders = '{lessonFlag:#(0|1),homeworkFlag:#(0|1),lessonSmsFlag:#(0|1)?,homeworkSmsFlag:#(0|1)?,mobileFlag:#(0|1)}';
