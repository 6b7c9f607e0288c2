import { useSnapshot } from 'valtio/react';
import { overlays } from './overlays.store.ts';
import { PartBoundary } from '../deferred/PartBoundary.tsx';

/** Renders the overlays of all pages: toasts, and the dialogs that features have mounted. */
export function Overlays() {
  const { components } = useSnapshot(overlays);
  return components.map((Component, index) => (
    <PartBoundary key={index}>
      <Component />
    </PartBoundary>
  ));
}
