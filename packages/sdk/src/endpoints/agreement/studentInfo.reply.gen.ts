// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const perfectStudentInfo = '{msg:s}';
export const validatePerfectStudentInfo = '{msg:s,result:b,deficiencyInfo:{username:#(0|1),cardtype:#(0|1),StudentIDcardnumber:#(0|1),Studentcellphonenumber:#(0|1),sex:#(0|1),education:#(0|1),address:#(0|1)},companyRegisterConfig:{mobileFlag:#(0|1)}}';
export const proxyRegistrationCheck = '{needSignUp:#(0|1),submitTimeType:n}';
export const freeCoursePopup = '{containFreeCourseFlag:#(0|1),isShowPopup:#(0|1)}';
