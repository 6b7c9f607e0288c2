import { isApiError } from '@lectern/sdk';
import { proxy, ref } from 'valtio/vanilla';

/** What a page shows, and whether it is there yet. */
export interface PageData<Value extends object> {
  /** `missing`: the server answered that there is no such thing. */
  status: 'idle' | 'loading' | 'ready' | 'missing' | 'failed';
  /** What was loaded last; it stays while something newer is loading. */
  value: Value | undefined;
}

/** The data of one page, and the way to load it. */
export interface PageDataStore<Value extends object> {
  readonly state: PageData<Value>;
  /** Loads anew; a reply that a later call has overtaken is dropped. */
  load(ask: () => Promise<Value | undefined>): Promise<void>;
}

/** Makes the store of a page that shows one reply. */
export function pageData<Value extends object>(): PageDataStore<Value> {
  const state = proxy<PageData<Value>>({ status: 'idle', value: undefined });
  let latest = 0;
  return {
    state,
    async load(ask) {
      latest += 1;
      const own = latest;
      state.status = 'loading';
      try {
        const value = await ask();
        if (own !== latest) return;
        state.value = value === undefined ? undefined : ref(value);
        state.status = value === undefined ? 'missing' : 'ready';
      } catch (error) {
        if (own === latest) state.status = isApiError(error, 'business') ? 'missing' : 'failed';
      }
    },
  };
}
