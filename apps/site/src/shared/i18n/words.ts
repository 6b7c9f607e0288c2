/** A text in both languages; `en` repeats `zh` where the school gave none. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** Reads a text that the server has in both languages, where the English one may be empty. */
export const words = (zh: string | undefined, en: string | undefined): Words => ({
  zh: zh ?? '',
  en: en || zh || '',
});
