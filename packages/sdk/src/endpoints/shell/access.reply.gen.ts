// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const socketDomains = '{netty:{domain:s}}';
export const checkGlobalLogin = 'b/{openFlag:#(0|1),thirdLoginUrl:s}';
export const registerConfig = '{usernameFlag:#(0|1),mobileFlag:#(0|1),registerAgreementFlag:#(0|1),closeFlag:#(0|1),companyRegisterConfig:{mobileFlag:#(0|1)},deficiencyInfo:{username:#(0|1),cardtype:#(0|1),StudentIDcardnumber:#(0|1),Studentcellphonenumber:#(0|1),sex:#(0|1),education:#(0|1),address:#(0|1)}}';
export const questionConfigByGroup = '<s>';
export const sysConfig = '{code:s,value:s}';
export const nodeConfig = '{domain:s,liveDomain:s,liveYunId:s,_sessionId:s,liveSessionId:s,online_school_nodejs_domain:s}';
export const verifyFunctionCode = '{functionCode:s,openFlag:#(0|1),status:n}';
export const companyFunction = '{functionCode:s,openFlag:#(0|1),status:n}';
