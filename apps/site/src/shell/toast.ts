import { createToaster } from '@lectern/ui/Toast';

/** The page's messages. Its view is loaded with the first one. */
export const toaster = createToaster();

/** Shows a message: `toast('已加入购物车', { tone: 'success' })`. */
export const toast: typeof toaster.show = (text, options) => toaster.show(text, options);
