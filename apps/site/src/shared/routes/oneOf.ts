// What an address, a control or a storage names is read as a reply's word is.
export { oneOf } from '@lectern/sdk';
