import { Toaster } from '@lectern/ui/Toast';
import { toaster } from './toast.ts';

/** The view of {@link toaster}. */
export function Toasts() {
  return <Toaster toaster={toaster} />;
}
