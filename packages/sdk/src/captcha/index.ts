export {
  CaptchaError,
  solveCaptcha,
  withCaptcha,
  type CaptchaProblem,
  type CaptchaSettings,
  type CaptchaTicket,
} from './captcha.ts';
export { CAPTCHA_SCRIPT_ID, type CaptchaConstructor, type ProviderAnswer } from './provider.ts';
