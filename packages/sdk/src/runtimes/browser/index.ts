export { downloadAddress, isOpenedDirectly, type DownloadFile } from './download.ts';
export { postForm, UnsafeAddressError, type PostFormParts } from './postForm.ts';
