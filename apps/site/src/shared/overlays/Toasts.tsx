import { createToaster, Toaster, type ToastOptions } from '@lectern/ui/Toast';
import { mountOverlay } from './overlays.store.ts';

const toaster = createToaster();

function Toasts() {
  return <Toaster toaster={toaster} />;
}

/**
 * Shows a toast; nothing for an empty text, which is how the error catalogue marks silent errors.
 * @returns the id to pass to {@link dismissToast}.
 */
export function showToast(text: string, options?: ToastOptions): number | undefined {
  if (text === '') return undefined;
  mountOverlay(Toasts);
  return toaster.show(text, options);
}

/** Dismisses a toast that no longer applies. */
export const dismissToast = (id: number): void => toaster.dismiss(id);
