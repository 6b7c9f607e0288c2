import type { ComponentType } from 'react';

/** A screen's props: the parameters of its route's path. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Requests a page's initial data, so that the reply is loading while the page is rendered.
 * @returns a promise for the initial data; if it resolves soon, the page is first rendered with it.
 */
export type Prepare = (params: ScreenProps['params'], search: string) => Promise<unknown> | undefined;

/** Finds the path that a page redirects to; undefined if it cannot be known. */
export type FindRedirect = (path: string) => Promise<string | undefined>;

/** The exports of a page's module. */
export interface ScreenModule {
  readonly default: ComponentType<ScreenProps>;
  readonly prepare?: Prepare;
  /** Only for a page that always redirects. */
  readonly redirectTo?: FindRedirect;
}

/** A screen in a chunk of its own. Once loaded it renders synchronously, without a suspended frame. */
export interface LazyScreen {
  /** The component; undefined until the chunk is loaded. */
  readonly loaded: ComponentType<ScreenProps> | undefined;
  /** Calls the module's `prepare`; undefined if it has none, or is not loaded. */
  readonly prepare: Prepare;
  /** Calls the module's `redirectTo`; undefined if it has none, or is not loaded. */
  redirectTo(path: string): ReturnType<FindRedirect> | undefined;
  /** Loads the chunk once; after a failure, the next call retries. */
  load(): Promise<void>;
  /** The module's path in the sources; only the server's build knows it (`build/routeRows.ts`). */
  readonly source?: string | undefined;
}

/** Creates a screen from a module whose default export is the component. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let here: ScreenModule | undefined;
  let loading: Promise<void> | undefined;
  return {
    get loaded() {
      return here?.default;
    },
    prepare: (...given) => here?.prepare?.(...given),
    redirectTo: (path) => here?.redirectTo?.(path),
    load() {
      loading ??= load().then(
        (module) => {
          here = module;
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

/** Creates a screen from a component in the first bundle. */
export function readyScreen(component: ComponentType<ScreenProps>): LazyScreen {
  const nothing = () => undefined;
  return { loaded: component, prepare: nothing, redirectTo: nothing, load: () => Promise.resolve() };
}
