import type { ToastOptions } from '@lectern/ui/Toast';

const load = () => import('./Toasts.tsx');

/**
 * Shows a toast: `toast('已加入购物车', { tone: 'success' })`. The code is loaded with the first toast; if it cannot
 * be loaded, nothing is shown.
 */
export function toast(text: string, options?: ToastOptions): void {
  load().then(
    ({ showToast }) => void showToast(text, options),
    () => undefined,
  );
}

/** Preloads that code, for a page that must show a toast when nothing can be loaded any more. */
export function prepareToasts(): void {
  load().catch(() => undefined);
}
