export type {
  Ambient,
  EncryptedFields,
  Endpoint,
  EndpointShape,
  EnvelopeKind,
  InputOf,
  Method,
  OutputOf,
} from './client/endpoint.ts';
export {
  aboutCall,
  ApiError,
  isApiError,
  type ApiErrorKind,
  type ApiFailure,
} from './client/errors/errors.ts';
export { CAPTCHA_REQUIRED, SUCCESS } from './client/envelope.ts';
export { decodeReply, type ReplyMismatch, type Reply } from './client/decode.ts';
export { amount, flag, list, oneOf, text, type Untrusted, type UntrustedList } from './client/readers.ts';
export {
  APP_VERSION,
  createClient,
  TIMEOUT_MS,
  type CallRecord,
  type Client,
  type ClientOptions,
  type RequestOptions,
  type Session,
} from './client/client.ts';
export type { OutgoingRequest } from './client/exchange.ts';
export { createLectern, type Lectern, type LecternOptions } from './createLectern.ts';
export { createSdk, userOf, type Sdk, type SdkCore, type SdkOptions, type SdkSession } from './createSdk.ts';
export { memoryStorage, type KeyValueStorage } from './flows/session/storage.ts';
export { webStorage } from './flows/session/webStorage.ts';
export { readConditionally, type ConditionalParts, type Hashed } from './flows/session/conditional.ts';
export type { Clock } from './client/clock.ts';
export { BASE_PATH, buildCall, type Call } from './client/address.ts';
export { addressOf } from './client/addressOf.ts';
export { parseUrl } from './client/parseUrl.ts';
export { resolveOutside, type SafeAddress, type AddressPolicy } from './client/outsideAddress.ts';
export { bind } from './methods/bind.ts';
export type { CallMethod, Methods } from './methods/method.ts';
export { entriesOf, pagesOf, type FetchPage, type PageInput, type PageReply } from './methods/pages.ts';
export {
  errorCatalogue,
  families,
  type Action,
  type Family,
  type ErrorPattern,
  type Situation,
  type SituationName,
  type LocalizedText,
} from './client/errors/errorCatalogue.ts';
export {
  isQuiet,
  messageFor,
  situationOf,
  situationMessage,
  type MessageOptions,
} from './client/errors/messageFor.ts';
