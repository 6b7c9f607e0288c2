// Written by `npm run replies` from the schemas beside it; a change here is lost. `client/decode.ts` reads it.
export const companyBaseInfo = '{companyId:s,companyName:s,companyNameShort:s,companyNameShortEn:s?,companyLogoType:(image|word),companyLogo:s,schoolId:s,schoolName:s,schoolNameEn:s?,schoolSuffix:s,appConfig:{appConfigStatus:#(0|1),scanDownURL:s,androidDownURL:s,iosDownURL:s,schoolURL:s}}';
export const shareBaseInfo = '{hash:s,unchanged:b,useLoginPage:#(0|1)?,companyIco:s?,siteTitle:s?,siteTitleEn:s?,seo:[{page:(index|course|news|openClass),title:s,keywords:s,description:s,titleEn:s?,keywordsEn:s?,descriptionEn:s?}]?,classTableZone:s?,liveTimeZone:s?,companyCodeInfo:{statType:(baidu|google|cnzz|tencent|),statKey:s}?,schoolIndependence:#(0|1)?,showDomainWarn:#(0|1)?,domainWarnMsg:s?,otherImFlag:#(0|1)?,otherImJs:s?,bdsqFlag:#(0|1)?,bdsqType:s?,consentFlag:#(0|1)?}';
export const companyAlias = '{hash:s,unchanged:b,pointName:s?}';
export const company = '{id:s,companyName:s,companyNameShort:s,defaultSchoolId:s}';
export const hideSpeedTest = '{hideFlag:#(0|1)}';
export const findMarket = '{companyId:s,schoolHide:#(0|1),leyuFlag:#(0|1),leyuNo:s,bdsqFlag:#(0|1),bdsqType:s,bdsqJsUrl:s}';
export const cartConfig = '{openCart:#(0|1)}';
