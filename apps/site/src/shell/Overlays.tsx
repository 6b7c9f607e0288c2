import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { mountOverlay, overlays } from './overlays.store.ts';
import { toaster } from './toast.ts';

/** Shows what lies over the pages: messages, and the dialogs that features have mounted. */
export function Overlays() {
  const { components } = useSnapshot(overlays);
  useEffect(
    () =>
      toaster.subscribe(() => {
        void import('./Toasts.tsx').then(({ Toasts }) => mountOverlay(Toasts));
      }),
    [],
  );
  return components.map((Component, index) => <Component key={index} />);
}
