import { proxy, ref } from 'valtio/vanilla';

/** A component without props. The type is global, since stores do not import React. */
export type Overlay = () => React.ReactNode;

/** Overlays mounted so far: each is loaded and added when it is first needed. */
export const overlays = proxy<{ components: Overlay[] }>({ components: [] });

/** Mounts an overlay component, once; it shows and hides itself by a store of its own. */
export function mountOverlay(component: Overlay): void {
  if (!overlays.components.includes(component))
    overlays.components = ref([...overlays.components, component]);
}
