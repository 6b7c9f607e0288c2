// oxlint-disable-next-line no-restricted-imports -- the one place that adds the retry
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { untilLoaded } from './untilLoaded.ts';

/**
 * Makes a component whose code is loaded when it is first rendered, inside a `Suspense`. Unlike `lazy` alone,
 * whose failure would replace the page around it for good, it waits until the network is back.
 */
export const retriedLazy = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await untilLoaded(load) }));
