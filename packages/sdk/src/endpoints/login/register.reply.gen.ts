// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const checkAccount = '-';
export const register = '{userId:s,code:s}';
export const provCityCountyFlag = '{provCityCountyFlag:#(0|1)}';
export const openThirdLogin = '{thirdLoginFlag:#(0|1),wechatLogin:#(0|1),qqLogin:#(0|1),weiboLogin:#(0|1),wechatWorkLogin:#(0|1),wechatWorkRegLogin:#(0|1),ddLoginFlag:#(0|1)}';
export const thirdLoginStart = '{flag:#(0|1),url:s}';
export const ddQrCode = '{redirectUrl:s,clientId:s,scope:s,respionseType:s,state:s,prompt:s,frameUrl:s}';
export const resetPassword = '-';
