export { createToaster } from './createToaster.ts';
export type {
  Toast,
  Toaster as ToasterStore,
  ToasterOptions,
  ToastOptions,
  ToastTone,
} from './createToaster.ts';
export { Toaster } from './Toaster.tsx';
