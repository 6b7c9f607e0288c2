import type { ApiErrorKind } from './errors.ts';

/** A text in both languages; one of them quotes the platform exactly. */
export interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}

/**
 * Action taken in a situation of the catalogue.
 * - `countdown`: block further SMS for 60 s. `challenge`: show the slider, then repeat the call.
 * - `show`: show the text in its `tone`. `ignore`: nothing. `log`: log only, show nothing.
 * - `confirm`: ask a question with two buttons. `banner`: show a permanent banner.
 * - `loginByFace`: store the login token and the order number, go to the returned address.
 * - `renewSession`: clear local storage, go to `/upgrade/token` with the current page as callback.
 * - `showInterception`: open the firewall's page in a new window. `leaveKicked`: call `/loginoutNew`, clear the
 *   token, user, colour and log-in page settings, go to the returned path.
 * - `openErrorPage`: store the data of the interception, open `/#/errorPage` in a new window.
 * - `goToRoot`: go to the site's root. `countAsFailed`: treat as face result 2.
 */
export type Action =
  | 'countdown'
  | 'challenge'
  | 'show'
  | 'ignore'
  | 'log'
  | 'confirm'
  | 'banner'
  | 'loginByFace'
  | 'renewSession'
  | 'showInterception'
  | 'leaveKicked'
  | 'openErrorPage'
  | 'goToRoot'
  | 'countAsFailed';

/**
 * Pattern of errors that a situation covers. All given properties must match; without `kinds` only refusals
 * (`business`) match.
 */
export interface ErrorPattern {
  readonly family?: Family;
  readonly kinds?: readonly ApiErrorKind[];
  readonly codes?: readonly string[];
  /** True to match only errors without a message from the server. */
  readonly hasNoMessage?: true;
}

/** A situation in which something went wrong, and how to react. */
export interface Situation {
  /** Name of the situation in the platform's own words; empty where the platform names none. */
  readonly situation: string;
  readonly actions: readonly Action[];
  /** Tone in which the text is shown. @defaultValue 'error' */
  readonly tone?: 'error' | 'warning' | 'success';
  /** True where the server's message takes precedence over `message`, which is the fallback. */
  readonly showsServerMessage?: true;
  readonly message?: LocalizedText;
  /** Further texts by name: buttons, or one for each cause. */
  readonly more?: Readonly<Record<string, LocalizedText>>;
  /** Missing where the page itself detects the situation, without a call. */
  readonly patterns?: readonly ErrorPattern[];
}

/** Groups of calls that the catalogue treats alike, as parts of their paths. */
export const families = {
  sms: ['/front/login/sendSms', '/student/setting/send/sms', '/register/sendSMSByModule/'],
  login: ['/v1/front/login/'],
  register: ['/v1/front/register/register'],
  adminCentre: ['/company/config/adminCentreUrl'],
  tokenExchange: ['/sso/onlischool/sign/token'],
  faceSubmit: ['/companyFaceVerify/updateIdentity'],
  faceCheck: [
    '/companyFaceVerify/check',
    '/companyFaceVerify/commonCheck',
    '/companyFaceVerify/lesson/status',
    '/companyFaceVerify/getResult',
    '/companyFaceVerify/lesson/result',
  ],
  customSave: ['/student/custom/save', '/student/info/save'],
  infoSubmit: ['/student/perfectStudentInfo'],
  information: [
    '/student/perfectStudentInfo',
    '/student/validatePerfectStudentInfo',
    '/student/custom/info',
    '/student/getCustomizeFields',
    '/companyFaceVerify/updateIdentity',
    '/companyFaceVerify/personalData',
    'aceVerifyUrl',
    '/companyFaceVerify/lesson/url',
  ],
  upload: ['/sign/source/upload', '/student/homework/upload', '/student/setting/head/portrait'],
  uploadPreparation: ['/v1/upload/', '/resource/getuptoken'],
  downloadCheck: ['/resource/downloadCheck'],
  agreementPrepare: ['/coursePotocolUserRelation/prepareAgreement'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of a group of calls. */
export type Family = keyof typeof families;

/**
 * Error catalogue, in the order of the platform's table; a row with several cases has one entry for each.
 * Patterns for errors without a message are tried first; otherwise the first matching entry applies. The
 * entries after `testDomain` are this project's own, for cases that the platform does not define.
 */
export const errorCatalogue = {
  smsSent: { situation: 'SMS send code 1', actions: ['countdown'] },
  smsChallenge: {
    situation: 'SMS send code 600',
    actions: ['challenge'],
    patterns: [{ family: 'sms', kinds: ['captcha'] }],
  },
  smsRefused: {
    situation: 'SMS send other code',
    actions: ['show'],
    showsServerMessage: true,
    patterns: [{ family: 'sms' }],
  },
  mobileInvalid: {
    situation: 'Invalid mobile',
    actions: ['show'],
    message: { zh: '请输入正确的手机号', en: 'Please enter a valid mobile number' },
  },
  smsWithoutMessage: {
    situation: 'SMS send returns nothing',
    actions: ['show'],
    message: { zh: '短信验证码发送异常', en: 'SMS verification code sending exception' },
    patterns: [
      { family: 'sms', kinds: ['malformed'] },
      { family: 'sms', hasNoMessage: true },
    ],
  },
  adminCentre: {
    situation: 'Admin centre code not 1',
    actions: ['show'],
    showsServerMessage: true,
    patterns: [{ family: 'adminCentre' }],
  },
  loginIgnored: {
    situation: 'Login responses (paths containing /v1/front/login/)',
    actions: ['ignore'],
    showsServerMessage: true,
    patterns: [{ family: 'login', kinds: ['business', 'captcha'], codes: ['0', '1', '600'] }],
  },
  loginByFace: {
    situation: 'Login code 120030002',
    actions: ['loginByFace'],
    patterns: [{ family: 'login', codes: ['120030002'] }],
  },
  loginRefused: {
    situation: 'Login other code',
    actions: ['show'],
    showsServerMessage: true,
    patterns: [{ family: 'login' }],
  },
  loginWithoutMessage: {
    situation: 'Login failure with no message',
    actions: ['show'],
    message: { zh: '登录失败', en: 'Login failed' },
    patterns: [{ family: 'login', kinds: ['business', 'malformed'], hasNoMessage: true }],
  },
  sessionEnded: {
    situation: 'HTTP 401',
    actions: ['renewSession'],
    patterns: [{ kinds: ['session-ended'], codes: ['401'] }],
  },
  forbidden: {
    situation: 'HTTP 403',
    actions: ['renewSession'],
    patterns: [{ kinds: ['session-ended'], codes: ['403'] }],
  },
  intercepted: {
    situation: 'HTTP 403',
    actions: ['showInterception'],
    patterns: [{ kinds: ['intercepted'] }],
  },
  kicked: {
    situation: 'HTTP 409',
    actions: ['show', 'leaveKicked'],
    tone: 'warning',
    message: {
      zh: '您的账号已在别处登录，被迫下线',
      en: 'Your account was used to log in elsewhere, so you are logged out here',
    },
    patterns: [{ kinds: ['kicked'] }],
  },
  blocked: {
    situation: 'HTTP 550',
    actions: ['show', 'openErrorPage'],
    showsServerMessage: true,
    patterns: [{ kinds: ['blocked'] }],
  },
  popupBlocked: {
    situation: 'Popup blocked',
    actions: ['show'],
    tone: 'warning',
    message: {
      zh: '窗口无法打开，请检查你的浏览器设置。',
      en: 'The window could not be opened. Check your browser settings.',
    },
  },
  register: {
    situation: 'Register failure',
    actions: ['show'],
    showsServerMessage: true,
    message: { zh: '注册失败', en: 'Registration failed' },
    more: { done: { zh: '注册成功', en: 'Registered' } },
    patterns: [{ family: 'register', kinds: ['business', 'malformed'] }],
  },
  tokenExchange: {
    situation: 'Token exchange failure',
    actions: ['goToRoot'],
    patterns: [{ family: 'tokenExchange', kinds: ['business', 'http', 'malformed', 'session-ended'] }],
  },
  challengeFailed: {
    situation: 'Captcha verification failure',
    actions: ['show', 'log'],
    message: { zh: '验证失败', en: 'verification failed' },
    patterns: [{ kinds: ['captcha'] }],
  },
  loginFrame: {
    situation: 'Third-party login iframe errors',
    actions: ['show'],
    showsServerMessage: true,
    more: {
      parameters: { zh: '缺少参数', en: 'Missing parameters' },
      element: { zh: '找不到放置位置', en: 'Element not found' },
      browser: { zh: '浏览器不支持', en: 'Browser not support' },
    },
  },
  uploadTooLarge: {
    situation: 'Upload -600',
    actions: ['show'],
    message: { zh: '图片大小不能超过{size}', en: 'image cannot be larger than {size}' },
    patterns: [{ family: 'upload', codes: ['-600'] }],
  },
  uploadFailed: {
    situation: 'Upload -601',
    actions: ['show'],
    message: { zh: '上传失败!', en: 'upload failed!' },
    patterns: [{ family: 'upload', codes: ['-601'] }],
  },
  uploadRepeated: {
    situation: 'Upload -602',
    actions: ['show'],
    message: { zh: '文件重复上传', en: 'file upload duplicated' },
    patterns: [{ family: 'upload', codes: ['-602'] }],
  },
  uploadOther: { situation: 'Upload other errors', actions: ['log'], patterns: [{ family: 'upload' }] },
  uploadInvalid: {
    situation: 'Upload invalid response',
    actions: ['show'],
    tone: 'warning',
    message: { zh: '上传失败，请重新上传', en: 'upload failed, please re-upload' },
    patterns: [
      { family: 'upload', kinds: ['malformed'] },
      { family: 'uploadPreparation', kinds: ['business', 'malformed'] },
    ],
  },
  information: {
    situation: 'Generic non-1 response in info, face and custom-info calls',
    actions: ['show'],
    showsServerMessage: true,
    patterns: [{ family: 'information' }],
  },
  customSave: {
    situation: 'Saving custom info',
    actions: ['show'],
    showsServerMessage: true,
    patterns: [{ family: 'customSave' }],
  },
  faceSubmit: {
    situation: 'Face submit with no message',
    actions: ['show'],
    message: { zh: '提交失败', en: 'Submit failed' },
    patterns: [{ family: 'faceSubmit', kinds: ['business', 'malformed'], hasNoMessage: true }],
  },
  downloadCheck: {
    situation: 'Download check fails',
    actions: ['show'],
    tone: 'warning',
    showsServerMessage: true,
    patterns: [{ family: 'downloadCheck' }],
  },
  infoWithoutMessage: {
    situation: 'Info submit with no message',
    actions: ['show'],
    message: { zh: '提交失败', en: 'Submit failed' },
    patterns: [{ family: 'infoSubmit', kinds: ['business', 'malformed'], hasNoMessage: true }],
  },
  infoSubmitted: {
    situation: 'Info submit success',
    actions: ['show'],
    tone: 'success',
    message: { zh: '提交成功，请继续签署协议', en: 'Submitted. Please continue to sign the agreement.' },
  },
  agreementPrepare: {
    situation: 'Agreement prepare failure',
    actions: ['show'],
    showsServerMessage: true,
    patterns: [{ family: 'agreementPrepare' }],
  },
  agreementsUnsigned: {
    situation: 'Unsigned agreements',
    actions: ['show'],
    tone: 'warning',
    message: { zh: '请签署全部协议', en: 'Please sign all agreements' },
  },
  noLiveAddress: {
    situation: 'No live address',
    actions: ['show'],
    message: { zh: '地址不存在!', en: 'The address does not exist' },
  },
  replayBlocked: {
    situation: 'Replay blocked',
    actions: ['show'],
    tone: 'warning',
    message: { zh: '当前课次无法查看回放', en: 'No replay is available for this lesson' },
  },
  faceCheck: {
    situation: 'Face check failure',
    actions: ['show', 'countAsFailed'],
    showsServerMessage: true,
    patterns: [{ family: 'faceCheck' }],
  },
  faceConfirm: {
    situation: 'Face confirm',
    actions: ['confirm'],
    message: {
      zh: '当前系统检测未通过人脸识别认证，是否重新认证？',
      en: 'Face recognition has not passed. Do you want to try again?',
    },
    more: { again: { zh: '重新认证', en: 'Try again' }, cancel: { zh: '取消认证', en: 'Cancel' } },
  },
  testDomain: {
    situation: 'Test-domain banner',
    actions: ['banner'],
    tone: 'warning',
    showsServerMessage: true,
    message: {
      zh: '本网校仅供测试使用，对外公开请更换为自有域名',
      en: 'This school is for testing only and must switch to an own domain to be public',
    },
  },
  aborted: { situation: '', actions: ['ignore'], patterns: [{ kinds: ['aborted'] }] },
  offline: {
    situation: '',
    actions: ['show'],
    message: {
      zh: '网络断开了，请检查网络后再试',
      en: 'You are offline. Check the connection and try again.',
    },
    patterns: [{ kinds: ['network'] }],
  },
  slow: {
    situation: '',
    actions: ['show'],
    message: {
      zh: '等了很久没有回应，请稍后再试',
      en: 'The school took too long to respond. Try again later.',
    },
    patterns: [{ kinds: ['timeout'] }],
  },
  busy: {
    situation: '',
    actions: ['show'],
    message: { zh: '操作太频繁，请稍后再试', en: 'Too many requests. Try again later.' },
    patterns: [{ kinds: ['http'], codes: ['429'] }],
  },
  tooLarge: {
    situation: '',
    actions: ['show'],
    message: { zh: '上传的文件过大', en: 'The file is too large' },
    patterns: [{ kinds: ['http'], codes: ['413'] }],
  },
  refused: {
    situation: '',
    actions: ['show'],
    showsServerMessage: true,
    message: { zh: '没有成功，请稍后再试', en: 'That did not work. Try again later.' },
    patterns: [{}],
  },
  // A status without a meaning of its own: its message is meant for developers.
  failed: {
    situation: '',
    actions: ['show'],
    message: {
      zh: '服务暂时不可用，请稍后再试',
      en: 'The service is unavailable right now. Try again later.',
    },
    patterns: [{ kinds: ['http', 'malformed'] }],
  },
} as const satisfies Readonly<Record<string, Situation>>;

/** Name of a situation of the catalogue. */
export type SituationName = keyof typeof errorCatalogue;
