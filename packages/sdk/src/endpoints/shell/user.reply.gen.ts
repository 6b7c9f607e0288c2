// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const currentUser = '{userId:s,companyId:s,schoolId:s,nickName:s,mobile:s,username:s,email:s,memberFlag:#(0|1),memberIco:s,headPicMax:s,unReadNum:n,integralRemaining:n,changePasswordConfig:#(0|1|2),mute:{reason:s,until:s?}?}';
export const personConfig = '{filterFlag:#(0|1),menus:[{code:s,children:[{code:s}]}]}';
export const tokenBackLogin = '{token:s,expiresAt:s}';
export const serviceConfig = '{personalUrl:s,perShow:<s>,perShowInit:#(0|1),perShowItem:<#(0|1)>,openIntegral:#(0|1),openCart:#(0|1),personConfig:[(HEAD_APP|USER_REGISTER|USER_LOGIN|USER_LOGOUT)],userAdminLogo:s}';
export const lastLearning = '{courseName:s,lessonName:s,commodityId:s,courseId:s,lessonId:s,cover:s,progressPercent:n}?';
export const adminCentreUrl = 's';
export const thirdUser = '{id:s,type:(weixin|qq|weibo|weixinwork|dingtalk),nickName:s,headPic:s,boundFlag:#(0|1)}';
