/**
 * Stands in for `ufo` and `destr`, by which ofetch joins addresses and reads JSON. The client lays its addresses out
 * whole and reads replies as text (`packages/sdk/src/client/exchange.ts`), so that nothing of both is ever called, and
 * they are a tenth of what a page needs beside its libraries.
 */
function refuse(): never {
  throw new Error('The client hands over whole addresses and reads text');
}

export { refuse as default, refuse as withBase, refuse as withQuery };
