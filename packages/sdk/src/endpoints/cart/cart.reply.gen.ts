// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const add = '{count:n}';
export const remove = '{count:n}';
export const list = '[{commodityId:s,courseId:s,courseName:s,courseNameEn:s,cover:s,kind:(live|recorded),commodityType:#(1|2|3),teacherName:s,teacherNameEn:s,lessonCount:n,priceCents:n,listPriceCents:n,schoolId:s,schoolName:s,addedAt:s,state:(ready|offSale|owned),includedIn:[s]}]';
export const createOrder = '{orderId:s,orderNo:s,payCents:n}';
