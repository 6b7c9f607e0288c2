type Part = Readonly<Record<string, unknown>>;

/** Public key that encrypts passwords; nobody has the private key. RSA 2048, SPKI in base64. */
const PASSWORD_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1tkuCQT8pHbcojMhnPxgY7q+qQBmRt0hjx/rTriw1BU5VqVCgXoEVcBknjhoeQxk' +
  'o6cy0y72fu/FX1tccBCJoJIf7xlUvFzorETARKUdJcLJsDX1uuxKEZ4Kr+wpxG00pVbJOFsMrWYRAdQwWrkqjyMobeklKTsDpHtpspHADbkz' +
  'h7PRMO4HzecH0OWQxpiOwM7cpp/9DMEtcxcqQd8MsLyg2VPfgBxxHv7pbzcoI+tOaWHBFjB5NvAPTBRDB43bhrN7JIrSCZJe4T3Y7wgq23lp' +
  'SHK8w/7NIJGuP5ab2WUPlmytwoCSOfKraa6dU9fBPL8Hoa5QJ47tvKcDyx2vswIDAQAB';

/** Public key that encrypts rescue files: P-256, uncompressed point, base64url. */
export const RESCUE_KEY =
  'BN1jYxmReSoo2K9vY8pMjQfXJKiyeERiJyJ1s7lRxuwV2PxuaF_PEKBguvCA3tTKR3C5E8wF6CWkWL-aqR890mg';

const menu = (
  id: string,
  menuName: string,
  menuNameEn: string,
  pageHeadType: string,
  menuUrl: string,
): Part => ({
  id,
  parentId: '0',
  menuName,
  menuNameEn,
  pageHeadType: `SYS_PAGE_HEAD_${pageHeadType}`,
  urlType: 'LINK_FIXED',
  menuUrl,
  openType: 'self',
  children: [],
});

const MENUS = [
  menu('1', '首页', 'Home', 'INDEX', '/index'),
  menu('2', '课程', 'Courses', 'COURSE', '/course/list'),
  menu('3', '题库', 'Question bank', 'QUESTION', '/question'),
  menu('4', '公开课', 'Open classes', 'OPEN_CLASS', '/openClass'),
  menu('5', '名师', 'Teachers', 'TEACHER', '/teacher'),
  menu('6', '资讯', 'News', 'NEWS', '/news'),
];

const [INACTIVE, NOTHING] = [0, ''];
const NO_GATE = { needFlag: INACTIVE, allFlag: 1, agreements: [] };
const NO_THIRD_PARTY = {
  thirdLoginFlag: INACTIVE,
  wechatLogin: INACTIVE,
  qqLogin: INACTIVE,
  weiboLogin: INACTIVE,
  wechatWorkLogin: INACTIVE,
  wechatWorkRegLogin: INACTIVE,
  ddLoginFlag: 1,
};

/**
 * Fixed replies about the school's configuration, which decides what a front end shows. Nothing blocks the
 * student: no agreement is due, no face check, no log-in elsewhere.
 */
export const settings: Readonly<Record<string, Part | boolean>> = {
  'shell.checkGlobalLogin': false,
  'shell.companyBaseInfo': {
    companyName: '青禾教育',
    companyNameShort: '青禾',
    companyNameShortEn: 'Qinghe',
    companyLogoType: 'word',
    schoolName: '青禾学堂',
    schoolNameEn: 'Qinghe School',
    schoolSuffix: NOTHING,
  },
  'shell.company': { companyName: '青禾教育', companyNameShort: '青禾', defaultSchoolId: '1' },
  'shell.shareBaseInfo': {
    unchanged: false,
    useLoginPage: INACTIVE,
    companyCodeInfo: { statType: NOTHING, statKey: NOTHING },
    schoolIndependence: INACTIVE,
    showDomainWarn: INACTIVE,
    otherImFlag: INACTIVE,
    bdsqFlag: INACTIVE,
    consentFlag: INACTIVE,
  },
  'shell.companyAlias': { unchanged: false, pointName: '积分' },
  'shell.homeConfig': {
    homePageTemplateRsp: { templateName: 'DEFAULT', globalTheme: NOTHING },
    headCfRsp: { headTemplateId: 1, redirectLogin: INACTIVE },
  },
  'shell.menusAndFoot': { headMenus: MENUS, footMenus: MENUS.slice(1, 4) },
  'shell.footInfo': { templateId: 1, menus: MENUS.slice(1), logoType: 'text' },
  'shell.findMarket': { schoolHide: INACTIVE, leyuFlag: INACTIVE, bdsqFlag: INACTIVE },
  'shell.registerConfig': {
    usernameFlag: 1,
    mobileFlag: 1,
    closeFlag: INACTIVE,
    deficiencyInfo: {
      username: INACTIVE,
      cardtype: INACTIVE,
      StudentIDcardnumber: INACTIVE,
      Studentcellphonenumber: INACTIVE,
      sex: INACTIVE,
      education: INACTIVE,
      address: INACTIVE,
    },
  },
  'shell.cartConfig': { openCart: 1 },
  'shell.verifyFunctionCode': { openFlag: 1 },
  'shell.companyFunction': { openFlag: 1 },
  'shell.serviceConfig': {
    openIntegral: 1,
    openCart: 1,
    personConfig: ['HEAD_APP', 'USER_REGISTER', 'USER_LOGIN', 'USER_LOGOUT'],
  },
  'shell.sideBarConfig': {
    weixinFlag: INACTIVE,
    personalWeixinFlag: INACTIVE,
    qqFlag: INACTIVE,
    weiboFlag: INACTIVE,
  },
  'login.config': { publicKey: PASSWORD_KEY, nonce: NOTHING, captchaAppId: NOTHING, ...NO_THIRD_PARTY },
  'login.openThirdLogin': NO_THIRD_PARTY,
  'agreement.needed': NO_GATE,
  'agreement.checkShow': { showFlag: INACTIVE },
  'agreement.proxyRegistrationCheck': { needSignUp: INACTIVE, submitTimeType: INACTIVE },
  'agreement.freeCoursePopup': { containFreeCourseFlag: INACTIVE, isShowPopup: INACTIVE },
  'agreement.validatePerfectStudentInfo': { result: true },
  'agreement.validatePackage': { result: true },
  'face.check': { status: 1 },
  'face.commonCheck': { status: 1 },
  'face.lessonStatus': { status: 1 },
  'face.result': { status: 1 },
  'face.lessonResult': { status: 1 },
  'learning.lesson': { access: 'open', gate: null },
  'homework.canSubmit': { canSubmit: true, reason: NOTHING },
  'homework.storageJudge': { result: true },
  'question.configByType': { isOpen: true, isOpenToVisitors: true, defaultCount: 10, maximumCount: 50 },
  'exam.verifyReceipts': { valid: true, brokenAt: null },
  'exam.payInfo': { paid: true },
  'invoice.enabled': { openFlag: 1 },
  'teachers.application': { application: null },
  'resource.vipFlag': { vipFlag: 1 },
};

/** Deep-merges objects; the second takes precedence, and lists and plain values are replaced. */
export function mergeDeep(value: unknown, over: unknown): unknown {
  if (over === undefined) return value;
  const isObject = (each: unknown): each is Part =>
    typeof each === 'object' && each !== null && !Array.isArray(each);
  if (!isObject(value) || !isObject(over)) return over;
  const fields: Record<string, unknown> = { ...value };
  for (const [field, part] of Object.entries(over)) fields[field] = mergeDeep(value[field], part);
  return fields;
}
