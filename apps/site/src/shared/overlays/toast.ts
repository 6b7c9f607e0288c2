import type { ToastOptions } from '@lectern/ui/Toast';

const load = () => import('./Toasts.tsx');

/**
 * Shows a message: `toast('已加入购物车', { tone: 'success' })`. The code that shows
 * messages comes with the first one; where it cannot be had, nothing is shown.
 */
export function toast(text: string, options?: ToastOptions): void {
  load().then(
    ({ showToast }) => void showToast(text, options),
    () => undefined,
  );
}

/** Loads that code, for a page that has something to say when nothing can be loaded any more. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}
