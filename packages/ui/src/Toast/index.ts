export { createToaster } from './toaster.ts';
export type { Toast, Toaster as ToasterStore, ToasterOptions, ToastOptions, ToastTone } from './toaster.ts';
export { Toaster } from './Toaster.tsx';
