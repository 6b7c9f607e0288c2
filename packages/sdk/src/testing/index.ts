export * from './memory/index.ts';
export { handlersOf, mock, mockHandlers } from './mock.ts';
export { mockAll, mockFile, mockMalformed, refused, unreachable } from './replies.ts';
