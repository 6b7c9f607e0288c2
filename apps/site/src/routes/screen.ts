import type { ComponentType } from 'react';

/** A screen's props: the parameters of its route's path. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A screen in a chunk of its own. Once loaded it renders at once, without a suspended frame. */
export interface LazyScreen {
  /** The component, when the chunk is here. */
  readonly loaded: ComponentType<ScreenProps> | undefined;
  /** Loads the chunk once; a failed load is tried anew by the next call. */
  load(): Promise<void>;
}

/** Makes a screen of a module whose default export is the component. */
export function lazyScreen(load: () => Promise<{ default: ComponentType<ScreenProps> }>): LazyScreen {
  let loaded: ComponentType<ScreenProps> | undefined;
  let loading: Promise<void> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= load().then(
        (module) => {
          loaded = module.default;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** Makes a screen of a component that is in the first bundle. */
export function readyScreen(component: ComponentType<ScreenProps>): LazyScreen {
  return { loaded: component, load: () => Promise.resolve() };
}
