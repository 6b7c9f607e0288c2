import { type Seo, shareBaseInfo } from '@lectern/sdk/endpoints/shell';
import type { Locale } from '@lectern/ui/locale';
import { request } from '../../shared/client/client.ts';
import { localizedText } from '../../shared/i18n/localizedText.ts';

/** Sets the content of a meta element; returns the function that restores it. */
function setMeta(name: string, content: string): () => void {
  if (content === '') return () => undefined;
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  const before = meta.content;
  meta.content = content;
  return () => void (meta.content = before);
}

/** Gives a page the title and description that the school set for its kind, until the user leaves it. */
export async function describePage(kind: Seo['page'], locale: Locale, left: AbortSignal): Promise<void> {
  const info = await request(shareBaseInfo, {});
  const entry = info.seo.find(({ page }) => (page ?? '') === kind);
  if (entry === undefined || left.aborted) return;
  const isEnglish = locale === 'en';
  // Without an English title the page keeps its own.
  const title = (isEnglish ? entry.titleEn : entry.title) ?? '';
  const description = localizedText(entry.description, entry.descriptionEn)[locale];
  const keywords = localizedText(entry.keywords, entry.keywordsEn)[locale];
  if (title !== '') document.title = title;
  const undo = [setMeta('description', description), setMeta('keywords', keywords)];
  left.addEventListener('abort', () => undo.forEach((back) => back()), { once: true });
}
