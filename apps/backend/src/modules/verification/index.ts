export { translateTakenError, refuseTaken, refuseTakenWithinLimit } from './accountNames.ts';
export { changeContact, proveContact, type ProvedContact } from './contacts.service.ts';
export { lockLiveSession } from './lockLiveSession.ts';
export { demandProof, isProved, proveIdentity } from './identityProof.ts';
export {
  checkCode,
  type GoodCode,
  useCode,
  deleteExpiredCodes,
  refuseTooSoon,
  sendCode,
  smsAllowance,
  sendMailCode,
} from './smsCodes.service.ts';
export { captchaOf, demandChallenge, type TicketFields } from './challenge.ts';
