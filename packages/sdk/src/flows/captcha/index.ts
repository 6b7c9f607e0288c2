export { CaptchaError, type CaptchaProblem } from '../../client/errors/captchaError.ts';
export { solveCaptcha, withCaptcha, type CaptchaSettings, type CaptchaTicket } from './captcha.ts';
export { CAPTCHA_SCRIPT_ID, type CaptchaConstructor, type ProviderAnswer } from './provider.ts';
