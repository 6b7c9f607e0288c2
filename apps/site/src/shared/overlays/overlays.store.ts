import { proxy, ref } from 'valtio/vanilla';

/** A component without props. The type is global, since stores do not import React. */
export type Overlay = () => React.ReactNode;

/** What lies over the pages: each part is loaded and put here when it is first wanted. */
export const overlays = proxy<{ components: Overlay[] }>({ components: [] });

/** Puts a component over the pages, once; it shows itself by a store of its own. */
export function mountOverlay(component: Overlay): void {
  if (!overlays.components.includes(component))
    overlays.components = ref([...overlays.components, component]);
}
