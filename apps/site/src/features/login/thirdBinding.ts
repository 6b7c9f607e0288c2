import { proxy } from 'valtio/vanilla';

/** An account of another platform that agreed and is nobody's yet: the next log-in or registration binds it. */
export interface Binding {
  /** `thirdCacheCode` of the calls; empty when nothing waits. */
  code: string;
  /** What the account is called there; empty where it is not known. */
  name: string;
}

export const binding = proxy<Binding>({ code: '', name: '' });

/** What a log-in or registration sends along, so that it binds the account that waits. */
export const bindingCode = (): { thirdCacheCode?: string } =>
  binding.code === '' ? {} : { thirdCacheCode: binding.code };

/** Forgets the account that waits. */
export function forgetBinding(): void {
  Object.assign(binding, { code: '', name: '' });
}
