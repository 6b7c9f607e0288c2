// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const config = '{webVerifyCodeLogin:#(0|1),smsFlag:#(0|1),publicKey:s,nonce:s,captchaScript:s,captchaAppId:s,thirdLoginFlag:#(0|1),wechatLogin:#(0|1),qqLogin:#(0|1),weiboLogin:#(0|1),wechatWorkLogin:#(0|1),wechatWorkRegLogin:#(0|1),ddLoginFlag:#(0|1)}';
export const password = '{flag:#(0|1),user:{id:s,schoolId:s,companyId:s,mobile:s},token:{token:s,code:s},redirectConfig:s,companyMessageReach:#(0|1)}';
export const sendSms = '{retryAfterSeconds:n}';
export const mobileSms = '{flag:#(0|1),user:{id:s,schoolId:s,companyId:s,mobile:s},token:{token:s,code:s},redirectConfig:s,companyMessageReach:#(0|1)}';
export const byFace = '{flag:#(0|1),user:{id:s,schoolId:s,companyId:s,mobile:s},token:{token:s,code:s},redirectConfig:s,companyMessageReach:#(0|1)}';
export const checkLimitAndMobile = '{retryAfterSeconds:n,remainingToday:n}';
export const byCacheCode = '{flag:#(0|1),user:{id:s,schoolId:s,companyId:s,mobile:s},token:{token:s,code:s},redirectConfig:s,companyMessageReach:#(0|1)}';
export const logout = '{loginSchoolPath:s}';
export const mergeUnlogged = '{mergedCount:n}';
