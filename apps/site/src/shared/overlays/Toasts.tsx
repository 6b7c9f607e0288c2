import { createToaster, Toaster, type ToastOptions } from '@lectern/ui/Toast';
import { mountOverlay } from './overlays.store.ts';

const toaster = createToaster();

function Toasts() {
  return <Toaster toaster={toaster} />;
}

/** Shows a message over the page; one without words is what the error catalogue keeps silent about. */
export function showToast(text: string, options?: ToastOptions): void {
  if (text === '') return;
  mountOverlay(Toasts);
  toaster.show(text, options);
}
