// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const headPortrait = '{headPicMax:s}';
export const detail = '{studentId:s,nickName:s,name:s,sex:(MALE|FEMALE)?,birthday:s?,identityTypeCode:(ID_IDCARD|ID_PASSPORT|ID_HMP|ID_TCP|ID_OFFICERS|ID_SERGEANTS|ID_UNCONFM_ID)?,identityId:s,qq:s,weixin:s,emergencyName:s,emergencyPhone:s,province:s,city:s,county:s,addressDetail:s,educationCode:(primary_school|juniorHigh_school|seniorHigh_school|UNDER_JUNIOR|JUNIOR|BECHELOR|POSTGRADUATE|DOCTOR)?,schoolOfGraduation:s,major:s,company:s,position:s,introduction:s,faceVerifiedFlag:#(0|1),identityUnreadableFlag:#(0|1)}';
export const saveBase = '-';
export const saveContact = '-';
export const saveOther = '-';
export const saveRegister = '-';
export const customFieldData = '[{fieldId:s,fieldCode:s,fieldName:s,fieldType:(text|number|date|dateTime|period|radio|checkbox|select|cascade|annex|image),required:#(0|1),length:n,fieldTip:s,frontUpdateFlag:#(0|1),value:s,fieldOptions:[{id:s,content:s,itemCode:s}],chooseRelList:[{chooseFieldValue:s,chooseFieldItemCode:s,showFieldInfo:[{fieldId:s}]}],dataOptions:[=Option{id:s,content:s,children:[@Option]}],dataValues:[{fieldValue:s,resourceId:s?}],fileImageValues:[{resourceId:s,fileName:s,url:s,sourceSize:n}],samplePathUrl:s,stencilPathUrl:s,associatedFlag:#(0|1)}]';
export const signSource = '{key:s,url:s}';
export const saveSignSource = '-';
