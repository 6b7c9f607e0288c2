export { asTaken, refuseTaken, refuseTakenCounted } from './accountNames.ts';
export { changeContact, proveContact, type ProvedContact } from './contacts.service.ts';
export { lockLiveSession } from './heldLogIn.ts';
export { demandProof, proveIdentity } from './identityProof.ts';
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
