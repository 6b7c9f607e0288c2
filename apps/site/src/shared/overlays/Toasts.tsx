import { createToaster, Toaster, type ToastOptions } from '@lectern/ui/Toast';
import { mountOverlay } from './overlays.store.ts';

const toaster = createToaster();

function Toasts() {
  return <Toaster toaster={toaster} />;
}

/**
 * Shows a message over the page; one without words is what the error catalogue keeps silent about.
 * @returns what {@link dismissToast} takes it back by.
 */
export function showToast(text: string, options?: ToastOptions): number | undefined {
  if (text === '') return undefined;
  mountOverlay(Toasts);
  return toaster.show(text, options);
}

/** Takes a message back that holds no more. */
export const dismissToast = (id: number): void => toaster.dismiss(id);
