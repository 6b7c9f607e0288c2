import { isApiError } from '@lectern/sdk';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { cacheWriter, readCache } from './cache.ts';
import { reportLoadFailure } from './client/loadFailures.ts';
import { type Prefetched, prefetched } from './client/prefetched.ts';
import { session } from './session/session.store.ts';

/** Loading state of something that a page shows. `missing`: the server answered that it does not exist. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'missing' | 'failed';

/** Numbers requests, so that outdated replies can be dropped. */
export interface RequestSequence {
  /** Starts a request that outdates all earlier ones; the returned function tells whether it is still the latest. */
  begin(): () => boolean;
  /** Joins the latest request: the returned function tells whether that one is still the latest. */
  join(): () => boolean;
}

/** Creates a counter for requests that may be repeated before their reply arrives. */
export function requestSequence(): RequestSequence {
  let latest = 0;
  const join = () => {
    const own = latest;
    return () => own === latest;
  };
  return {
    join,
    begin() {
      latest += 1;
      return join();
    },
  };
}

/** Functions that restore a state's initial values and drop pending requests for it. */
const resets: (() => void)[] = [];
let student = session.userId;

/** Registers a function that resets a state when the student changes or logs out. */
export const onStudentChange = (reset: () => void): void => void resets.push(reset);

/**
 * Resets all registered states when a student has logged out or been replaced. A visitor who logs in keeps what
 * is shown until it is reloaded.
 */
export function resetOnStudentChange(): void {
  const before = student;
  student = session.userId;
  if (before !== '' && before !== student) for (const reset of resets) reset();
}
// Batched, not synchronous: a tab that reads what another tab has stored changes the session and restores it
// within one task.
subscribe(session, resetOnStudentChange);

/** Loads values into a store's state. */
export interface Loading<State> extends Pick<RequestSequence, 'join'> {
  /**
   * Requests values and assigns them to the state, with status `ready` unless they contain another. Present
   * values stay meanwhile, unless they were another student's; a reply outdated by a later call is dropped.
   * @param name cache key, unique in the site: a value cached under it within the last minutes is shown at once
   *   and updated by the reply (docs/decisions/page-data-cache.md). Without a name nothing is cached.
   * @returns whether the requested values are shown now.
   */
  load(ask: () => Promise<Partial<State>>, name?: string): Promise<boolean>;
  /** Drops pending requests. */
  cancel(): void;
}

/**
 * Creates the load function of a state.
 * @param onFailure returns the values to set when a request failed; by default, status `failed`.
 */
export function loadInto<State extends { status: LoadStatus }>(
  state: State,
  onFailure?: (error: unknown) => Partial<State>,
): Loading<State> {
  const own = requestSequence();
  const began = { ...state };
  let shown: string | undefined;
  onStudentChange(() => {
    own.begin();
    shown = undefined;
    Object.assign(state, began);
  });
  return {
    join: own.join,
    cancel: () => void own.begin(),
    async load(ask, name) {
      resetOnStudentChange();
      const isLatest = own.begin();
      const write = name === undefined ? undefined : cacheWriter(name);
      // A reload of what is already shown does not use the cache, since the shown value may include a change by
      // the student, such as a removed row.
      if (name !== undefined && name !== shown) Object.assign(state, readCache(name));
      shown = name;
      state.status = 'loading';
      try {
        const loaded = await ask();
        if ((loaded.status ?? 'ready') === 'ready') write?.(loaded);
        if (isLatest()) Object.assign(state, { status: 'ready' }, loaded);
        return isLatest();
      } catch (error) {
        reportLoadFailure(error);
        if (isLatest()) Object.assign(state, { status: 'failed' }, onFailure?.(error));
        return false;
      }
    },
  };
}

/** Whether the server read a request and refused it, or found an id in it that none can be: the same will not succeed. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error, 'business') || (isApiError(error, 'http') && error.code === '400');

/** Returns the status for a failed request: `missing` if the server refused it, `failed` if it may succeed later. */
export const missingOrFailed = (error: unknown) => ({
  status: isRefusal(error) ? ('missing' as const) : ('failed' as const),
});

/** A value that a page shows, and its loading state. */
export interface Loadable<Value extends object> {
  status: LoadStatus;
  /** The value loaded last; it stays while a newer one is loading. */
  value: Value | undefined;
}

/** Options of a {@link loadable}. */
export interface LoadableOptions<Value extends object, Args extends readonly unknown[]> {
  /** Beginning of the cache key, unique in the site; the arguments follow. Without it nothing is cached. */
  readonly name?: string;
  /** Whether a value is of these arguments; the value of others disappears at once. By default it stays. */
  readonly isOf?: (value: Value, ...args: Args) => boolean;
}

/**
 * Creates the store of a page that shows one reply: its state, and the function that loads it.
 * @param ask requests the value; undefined means that it does not exist.
 */
export function loadable<Value extends object, Args extends readonly unknown[]>(
  ask: (...args: Args) => Promise<Value | undefined>,
  { name, isOf }: LoadableOptions<Value, Args> = {},
): readonly [state: Loadable<Value>, load: Prefetched<Args>] {
  const state = proxy<Loadable<Value>>({ status: 'idle', value: undefined });
  const { load } = loadInto<Loadable<Value>>(state, missingOrFailed);
  const show = async (...args: Args) => {
    if (state.value !== undefined && isOf?.(state.value, ...args) === false) state.value = undefined;
    await load(
      async () => {
        const value = await ask(...args);
        return value === undefined ? { status: 'missing', value } : { value: ref(value) };
      },
      name && `${name} ${JSON.stringify(args)}`,
    );
  };
  return [state, prefetched(show)];
}
