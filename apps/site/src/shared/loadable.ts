import { isApiError } from '@lectern/sdk';
import { proxy, ref, subscribe } from 'valtio/vanilla';
import { cacheWriter, readCache } from './cache.ts';
import { session } from './session/session.store.ts';

/** How far something that a page shows is loaded. `missing`: the server answered that there is no such thing. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'missing' | 'failed';

let tellFailure: (error: unknown) => void = () => undefined;

/** Tells whoever draws a page, or takes a drawn one over, of each load and call that failed. */
export function onLoadFailure(tell: typeof tellFailure): void {
  tellFailure = tell;
}

/** Tells of a call that failed, whatever a store makes of it. */
export const tellLoadFailure = (error: unknown): void => tellFailure(error);

/** Numbers what is asked for. */
export interface Turns {
  /** Begins a turn, which overtakes those before it; what it gives tells whether it is still the latest. */
  begin(): () => boolean;
  /** Joins the latest turn. */
  join(): () => boolean;
}

/** Makes the turns of whatever may be asked for again before its reply is here. */
export function turns(): Turns {
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

/** Put each state back to how it began, and drop what is on its way into it. */
const resets: (() => void)[] = [];
let student = session.userId;

/** Registers what puts a state back when its student leaves the page. */
export const onLeave = (reset: () => void): void => void resets.push(reset);

/** What was loaded for a student leaves the page with them. A visitor who logs in keeps what is shown until it is read anew. */
export function leaveOthers(): void {
  const before = student;
  student = session.userId;
  if (before !== '' && before !== student) for (const reset of resets) reset();
}
// Not at each step of a change: a tab that looks what another one has stored puts its own student back.
subscribe(session, leaveOthers);

/** Loads into a store's state. */
export interface Loading<State> extends Pick<Turns, 'join'> {
  /**
   * Asks, and puts what it gives into the state as `ready`, or with the status that it names. What is shown stays
   * meanwhile, unless it was another student's, and the reply that a later call has overtaken is dropped.
   * @param name of what is asked for, among all that the site loads: what was shown under it a few minutes ago stands
   * at once and is read anew behind it (docs/decisions/page-data-cache.md). Without one nothing is cached.
   * @returns whether what was asked for is shown now.
   */
  load(ask: () => Promise<Partial<State>>, name?: string): Promise<boolean>;
  /** Drops what is on its way. */
  cancel(): void;
}

/**
 * Makes the way to load into a state.
 * @param onFailure what the state becomes when the asking failed; without it, `failed`.
 */
export function loadInto<State extends { status: LoadStatus }>(
  state: State,
  onFailure?: (error: unknown) => Partial<State>,
): Loading<State> {
  const own = turns();
  const began = { ...state };
  let shown: string | undefined;
  onLeave(() => {
    own.begin();
    shown = undefined;
    Object.assign(state, began);
  });
  return {
    join: own.join,
    cancel: () => void own.begin(),
    async load(ask, name) {
      leaveOthers();
      const isLatest = own.begin();
      const write = name === undefined ? undefined : cacheWriter(name);
      // What is shown already may know of a change by the student, as a row that was removed.
      if (name !== undefined && name !== shown) Object.assign(state, readCache(name));
      shown = name;
      state.status = 'loading';
      try {
        const loaded = await ask();
        if ((loaded.status ?? 'ready') === 'ready') write?.(loaded);
        if (isLatest()) Object.assign(state, { status: 'ready' }, loaded);
        return isLatest();
      } catch (error) {
        tellFailure(error);
        if (isLatest()) Object.assign(state, { status: 'failed' }, onFailure?.(error));
        return false;
      }
    },
  };
}

/** Tells a refusal, where there is no such thing, from a failure that may pass. */
export const missingOrFailed = (error: unknown) => ({
  status: isApiError(error, 'business') ? ('missing' as const) : ('failed' as const),
});

/** One thing that a page shows, and whether it is there yet. */
export interface Loadable<Value extends object> {
  status: LoadStatus;
  /** What was loaded last; it stays while something newer is loading. */
  value: Value | undefined;
}

/** The store of one thing, and the way to load it. */
export interface LoadableStore<Value extends object> {
  readonly state: Loadable<Value>;
  /** Loads anew; undefined says that there is no such thing. The name is that of {@link Loading.load}. */
  load(ask: () => Promise<Value | undefined>, name?: string): Promise<void>;
}

/** Makes the store of a page that shows one reply. */
export function loadable<Value extends object>(): LoadableStore<Value> {
  const state = proxy<Loadable<Value>>({ status: 'idle', value: undefined });
  const { load } = loadInto<Loadable<Value>>(state, missingOrFailed);
  return {
    state,
    async load(ask, name) {
      await load(async () => {
        const value = await ask();
        return value === undefined ? { status: 'missing', value } : { value: ref(value) };
      }, name);
    },
  };
}
