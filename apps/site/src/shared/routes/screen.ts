import type { ComponentType } from 'react';

/** A screen's props: the parameters of its route's path. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Asks for what a page will ask for first, so that the reply is on its way while the page is drawn.
 * @returns when what the page begins with is there; where that is soon, the page is drawn with it at once.
 */
export type Prepare = (params: ScreenProps['params'], search: string) => Promise<unknown> | undefined;

/** Finds the path that a page leads on to at once, from its own; undefined where nobody may know. */
export type LeadsTo = (path: string) => Promise<string | undefined>;

/** What a page's module exports. */
export interface ScreenModule {
  readonly default: ComponentType<ScreenProps>;
  readonly prepare?: Prepare;
  /** Only of a page that shows nothing itself. */
  readonly leadsTo?: LeadsTo;
}

/** A screen in a chunk of its own. Once loaded it renders at once, without a suspended frame. */
export interface LazyScreen {
  /** The component, when the chunk is here. */
  readonly loaded: ComponentType<ScreenProps> | undefined;
  /** Calls what the page's module has for it; undefined where it has nothing, or is not here yet. */
  readonly prepare: Prepare;
  /** The same of where it leads on to. */
  leadsTo(path: string): ReturnType<LeadsTo> | undefined;
  /** Loads the chunk once; a failed load is tried anew by the next call. */
  load(): Promise<void>;
  /** The module's place in the sources; only the server's build knows it (`build/routeRows.ts`). */
  readonly source?: string | undefined;
}

/** Makes a screen of a module whose default export is the component. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let here: ScreenModule | undefined;
  let loading: Promise<void> | undefined;
  return {
    get loaded() {
      return here?.default;
    },
    prepare: (...given) => here?.prepare?.(...given),
    leadsTo: (path) => here?.leadsTo?.(path),
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

/** Makes a screen of a component that is in the first bundle. */
export function readyScreen(component: ComponentType<ScreenProps>): LazyScreen {
  const nothing = () => undefined;
  return { loaded: component, prepare: nothing, leadsTo: nothing, load: () => Promise.resolve() };
}
