import type { FunctionComponent } from 'react';
import { proxy, ref } from 'valtio/vanilla';

/** What lies over the pages: each part is loaded and put here when it is first wanted. */
export const overlays = proxy<{ components: FunctionComponent[] }>({ components: [] });

/** Puts a component over the pages, once; it shows itself by a store of its own. */
export function mountOverlay(component: FunctionComponent): void {
  if (!overlays.components.includes(component)) overlays.components = ref([...overlays.components, component]);
}
