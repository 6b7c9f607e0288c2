import type { ToastOptions } from '@lectern/ui/Toast';

/**
 * Shows a message: `toast('已加入购物车', { tone: 'success' })`. The code that shows
 * messages comes with the first one.
 */
export function toast(text: string, options?: ToastOptions): void {
  void import('./Toasts.tsx').then(({ showToast }) => showToast(text, options));
}
