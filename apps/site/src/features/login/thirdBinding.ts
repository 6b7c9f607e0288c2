import { proxy } from 'valtio/vanilla';

/**
 * An account of another platform that was authorised and is not bound yet: the next log-in or registration
 * binds it.
 */
export interface Binding {
  /** `thirdCacheCode` of the calls; empty if no account waits. */
  code: string;
  /** The account's name on the platform; empty if unknown. */
  name: string;
}

export const binding = proxy<Binding>({ code: '', name: '' });

/** Returns the input that makes a log-in or registration bind the waiting account. */
export const bindingCode = (): { thirdCacheCode?: string } =>
  binding.code === '' ? {} : { thirdCacheCode: binding.code };

/** Discards the waiting account. */
export function clearBinding(): void {
  Object.assign(binding, { code: '', name: '' });
}
