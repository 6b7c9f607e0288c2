// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const accountInfo = '{userId:s,username:s,nickName:s,mobile:s,email:s,headPicMax:s,usernameFlag:#(0|1),hasPassword:b,changePasswordConfig:#(0|1|2),thirdParties:[{type:(weixin|qq|weibo|weixinwork|dd),bindFlag:#(0|1),name:s}],lastLoginAt:s,smsFlag:#(0|1),mailFlag:#(0|1)}';
export const checkEmail = '-';
export const checkUsername = '-';
export const checkMobile = '-';
export const bindEmail = '-';
export const bindMobile = '-';
export const bindUsername = '-';
export const verifyIdentity = '{verifyToken:s,expiresAt:s}';
export const updatePassword = '{token:s}';
export const unbindThirdParty = '-';
export const sendSms = '{retryAfterSeconds:n}';
export const sendPasswordSms = '{retryAfterSeconds:n}';
export const checkCaptcha = '{verifyToken:s,expiresAt:s}';
