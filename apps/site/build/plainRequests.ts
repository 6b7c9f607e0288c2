/**
 * Replaces `ufo` and `destr`, with which ofetch joins addresses and parses JSON. The client passes complete
 * addresses and reads replies as text (`packages/sdk/src/client/exchange.ts`), so that neither is ever called,
 * and they are a tenth of a page's code apart from its libraries.
 */
function refuse(): never {
  throw new Error('The client hands over whole addresses and reads text');
}

export { refuse as default, refuse as withBase, refuse as withQuery };
