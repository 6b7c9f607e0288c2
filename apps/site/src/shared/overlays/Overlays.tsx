import { useSnapshot } from 'valtio/react';
import { overlays } from './overlays.store.ts';
import { PartBoundary } from '../deferred/PartBoundary.tsx';

/** Shows what lies over the pages: messages, and the dialogs that features have mounted. */
export function Overlays() {
  const { components } = useSnapshot(overlays);
  return components.map((Component, index) => (
    <PartBoundary key={index}>
      <Component />
    </PartBoundary>
  ));
}
