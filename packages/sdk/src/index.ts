export type {
  Ambient,
  Enciphered,
  Endpoint,
  EndpointShape,
  EnvelopeKind,
  InputOf,
  Method,
  OutputOf,
} from './core/endpoint.ts';
export { ApiError, isApiError, type ApiErrorKind, type ApiFailure } from './core/errors.ts';
export { CAPTCHA_REQUIRED, SUCCESS } from './core/envelope.ts';
export { decodeReply, type Misfit, type Reply } from './core/decode.ts';
export { amount, flag, list, oneOf, text, type Untrusted, type UntrustedList } from './core/readers.ts';
export {
  APP_VERSION,
  createClient,
  TIMEOUT_MS,
  type CallRecord,
  type Client,
  type ClientOptions,
  type RequestOptions,
  type Session,
} from './core/client.ts';
export type { OutgoingRequest } from './core/exchange.ts';
export { createLectern, type Lectern, type LecternOptions } from './createLectern.ts';
export { createSdk, userOf, type Sdk, type SdkCore, type SdkOptions, type SdkSession } from './createSdk.ts';
export { memoryStorage, type KeyValueStorage } from './session/storage.ts';
export { webStorage } from './session/webStorage.ts';
export { readConditionally, type ConditionalParts, type Hashed } from './session/conditional.ts';
export type { Clock } from './core/clock.ts';
export { BASE_PATH, layOut, type Call } from './core/address.ts';
export { addressOf } from './core/addressOf.ts';
export { parseUrl } from './core/parseUrl.ts';
export { resolveOutside, type SafeAddress, type Surroundings } from './core/outsideAddress.ts';
export { bind } from './methods/bind.ts';
export type { CallMethod, Methods } from './methods/method.ts';
export { entriesOf, pagesOf, type AskPage, type PageInput, type PageReply } from './methods/pages.ts';
export {
  errorCatalogue,
  families,
  type Action,
  type Family,
  type ErrorPattern,
  type Situation,
  type SituationName,
  type Words,
} from './core/errorCatalogue.ts';
export { isQuiet, messageFor, situationOf, wordsOf, type WordsOptions } from './core/messageFor.ts';
