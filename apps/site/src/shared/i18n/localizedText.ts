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

/** Reads a list of texts that the server has in both languages, where the English one may be empty. */
export function localizedTexts(zh: readonly string[], en: readonly string[]) {
  const [chinese, english] = [zh.filter(Boolean), en.filter(Boolean)];
  return { zh: chinese, en: english.length === 0 ? chinese : english };
}
