import { text } from '@lectern/sdk';

/** A text in both languages; `en` repeats `zh` where the school gave none. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Reads a text that the server has in both languages, the English one perhaps empty. */
export const words = (zh: unknown, en: unknown): Words => ({ zh: text(zh), en: text(en) || text(zh) });
