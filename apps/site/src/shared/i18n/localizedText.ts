/** A text in both languages; `en` repeats `zh` where the school gave none. */
export interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}

/** Reads a text that the server has in both languages, where the English one may be empty. */
export const localizedText = (zh: string | undefined, en: string | undefined): LocalizedText => ({
  zh: zh ?? '',
  en: en || zh || '',
});
