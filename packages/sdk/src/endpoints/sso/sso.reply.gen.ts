// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const tokenByCode = '{access_token:s,expires_in:n}';
export const userByToken = '{id:s,companyId:s,schoolId:s,username:s,nickName:s,mobile:s}';
export const logout = '{loginSchoolPath:s}';
export const forcedLogout = '{loginSchoolPath:s}';
