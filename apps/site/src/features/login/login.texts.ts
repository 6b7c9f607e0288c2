import { credentialTexts } from '../../shared/forms/credentials.texts.ts';
import { inBoth } from '@lectern/ui/locale';

/**
 * Texts of the log-in. The Chinese validation messages are prescribed word for word; the platform's own
 * messages are in the SDK's error catalogue.
 */
export const loginTexts = inBoth({
  ...credentialTexts,
  tabs: ['登录或注册', 'Log in or sign up'],
  login: ['登录', 'Log in'],
  register: ['注册', 'Sign up'],
  registerBy: ['也可以从这里开始注册', 'Or sign up with'],
  forgot: ['找回密码', 'Reset your password'],
  welcome: (school: string) => [`欢迎来到${school}`, `Welcome to ${school}`],
  forgotHint: [
    '用注册时的手机号收一条验证码，再设一个新密码。',
    'We will text a code to your registered number. Then set a new password.',
  ],
  mobile: ['手机号', 'Mobile number'],
  smsCode: ['验证码', 'Code'],
  account: ['账号', 'Account'],
  accountHint: ['用户名、手机号或邮箱', 'User name, mobile or email'],
  password: ['密码', 'Password'],
  newPassword: ['新密码', 'New password'],
  passwordHint: ['8 到 64 个字符', '8 to 64 characters'],
  username: ['用户名', 'User name'],
  usernameHint: [
    '字母开头，4 到 20 个字母、数字或下划线',
    'Start with a letter; 4 to 20 letters, digits or underscores',
  ],
  inviteCode: ['邀请码（选填）', 'Invitation code (optional)'],
  inviteHint: ['同学发给你的，没有就留空', 'From a friend. Leave empty if you have none'],
  hasInvite: ['我有邀请码', 'I have an invitation code'],
  province: ['省', 'Province'],
  city: ['市', 'City'],
  county: ['县', 'County'],
  remember: ['记住我', 'Remember me'],
  useSms: ['用短信验证码登录', 'Log in with a text code'],
  usePassword: ['用密码登录', 'Log in with a password'],
  forgotLink: ['忘记密码', 'Forgot your password?'],
  forgotAsk: ['忘记密码请联系学校', 'Forgot it? Contact your school'],
  backToLogin: ['返回登录', 'Back to log in'],
  submitReset: ['设置新密码', 'Set new password'],
  agree: ['我已阅读并同意', 'I have read and accept the '],
  agreement: ['《用户协议》', 'terms of use'],
  bindHint: (name: string) => [
    name === ''
      ? '授权成功。登录或注册后，就会绑定到你的账号。'
      : `已经认出“${name}”。登录或注册后，就会绑定到你的账号。`,
    name === ''
      ? 'Authorised. Log in or sign up to link it to your account.'
      : `Authorised as “${name}”. Log in or sign up to link it to your account.`,
  ],
  bindCancel: ['不绑定了', 'Do not link'],
  dingtalkHint: ['用钉钉扫码，在手机上确认登录', 'Scan with DingTalk and confirm on your phone'],
  facePending: ['正在确认人脸识别的结果', 'Checking your face check result'],
  loading: ['正在准备登录', 'Preparing log-in'],
  failed: ['登录没有打开，可能是网络断开了', 'Log-in could not be loaded. The network may be down'],
  expired: [
    '登录已过期，请重新登录。这一页的内容都还在。',
    'Your session has expired. Please log in again. Everything on this page is still here.',
  ],
  region: ['所在地区', 'Region'],
  regionsLoading: ['正在加载', 'Loading'],
  registerWith: ['用这个手机号注册', 'Sign up with this number'],
  loggedOut: ['已退出登录', 'You are logged out'],
  reset: ['新密码已经生效，请登录', 'Your password has been reset. Please log in'],
  smsSent: (mobile: string) => [`验证码已发送到 ${mobile}`, `Code sent to ${mobile}`],

  accountMissing: ['请输入账号', 'Enter your account'],
  passwordMissing: ['请输入密码', 'Enter your password'],
  codeMissing: ['请输入验证码', 'Enter the code'],
  mobileMissing: ['请输入手机号码', 'Enter your mobile number'],
  mobileWrong: ['请输入正确的手机号', 'Enter a valid mobile number'],
  mobileFormat: ['手机号格式不正确', 'Invalid mobile number'],
  codeEmpty: ['短信验证码不能为空!', 'Enter the code from the text message'],
  passwordEmpty: ['密码不能为空!', 'Enter a password'],
  regionEmpty: ['请选择地址!', 'Enter your region'],
  regionMissing: ['请填写省市县', 'Enter province, city and county'],
  registerMobileMissing: ['请输入手机号', 'Enter your mobile number'],
  agreementMissing: ['请同意用户协议', 'Please accept the terms of use'],

  passwordUnsendable: [
    '密码没有办法安全发送，请刷新页面再试',
    'The password cannot be sent safely. Reload the page and try again',
  ],
  passwordTooLong: ['密码太长了', 'This password is too long'],
  dingtalk: ['钉钉登录', 'DingTalk'],
  thirdDenied: ['你没有授权，登录已取消', 'You did not authorise it. Log-in cancelled'],
  thirdExpired: ['授权已失效，请重新登录', 'Authorization has expired. Please log in again'],
  sessionEnded: ['登录已过期，请重新登录', 'Your session has expired. Please log in again'],
  intercepted: ['访问被拦截', 'Access blocked'],
  passwordDemand: [
    '根据相关要求，请修改您的密码后继续使用',
    'Your school requires you to change your password before you continue',
  ],
});

/** Keys of texts without parameters, which problems refer to. */
export type LoginText = {
  [Key in keyof (typeof loginTexts)['zh']]: (typeof loginTexts)['zh'][Key] extends string ? Key : never;
}[keyof (typeof loginTexts)['zh']];
