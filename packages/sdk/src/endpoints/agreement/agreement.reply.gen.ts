// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const prepare = '{result:b,resultForm:s,msg:s}';
export const checkShow = '{showFlag:#(0|1),msg:s}';
export const insert = '{curId:s,agreementStatus:#(0|1|2|3|4|5)}';
export const validatePackage = '{result:b,msg:s}';
export const mine = '{total:n,records:[{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?}]}';
export const info = '{agreement:{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?},commodityId:s?,contentHtml:s,textDigest:s,signImage:s,signName:s,signedAt:s?,expiresAt:s?}';
export const needed = '{needFlag:#(0|1),allFlag:#(0|1),agreements:[{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?}]}';
export const check = '{agreementStatus:#(0|1|2|3|4|5),agreements:[{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?}]}';
export const searchLessonCoursePackage = '[{classPackageId:s,packageName:s,masterId:s?}]';
export const searchLessonProtocol = '[{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?}]';
export const list = '[{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?}]';
export const checkTarget = '{agreementStatus:#(0|1|2|3|4|5),agreements:[{protocolId:s,protocolName:s,targetId:s,targetName:s,targetType:(COURSE|PACKAGE|MOUDLE),protocolType:n,agreementStatus:#(0|1|2|3|4|5),curId:s?}]}';
export const courseMaster = '{masterId:s?,classTypeId:s,classPackageId:s?,buySource:#(1|2)}';
