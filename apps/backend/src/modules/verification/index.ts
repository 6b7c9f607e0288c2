export { asTaken, refuseTaken } from './accountNames.ts';
export {
  checkCode,
  type GoodCode,
  useCode,
  forgetCodes,
  refuseTooSoon,
  sendCode,
  smsAllowance,
  sendMailCode,
} from './smsCodes.service.ts';
export { captchaOf, demandChallenge, type TicketFields } from './challenge.ts';
