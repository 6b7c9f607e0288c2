export { SliderCaptcha } from './SliderCaptcha.tsx';
export type { SliderCaptchaProps, SliderCaptchaState, SliderPoint } from './SliderCaptcha.tsx';
