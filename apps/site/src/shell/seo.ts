import { list, text } from '@lectern/sdk';
import { type Seo, shareBaseInfo } from '@lectern/sdk/endpoints/shell';
import { request } from '../boot/client.ts';

/** Shows some words in a meta of the page; returns the way back. */
function setMeta(name: string, content: string): () => void {
  if (content === '') return () => undefined;
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  const before = meta.content;
  meta.content = content;
  return () => void (meta.content = before);
}

/** Gives a page the title and words that the school set for its kind, until the reader leaves it (specification 2.2). */
export async function describePage(kind: Seo['page'], left: AbortSignal): Promise<void> {
  const info = await request(shareBaseInfo, {});
  const entry = list<Seo>(info?.seo).find(({ page }) => text(page) === kind);
  if (entry === undefined || left.aborted) return;
  const title = text(entry.title);
  if (title !== '') document.title = title;
  const undo = [setMeta('description', text(entry.description)), setMeta('keywords', text(entry.keywords))];
  left.addEventListener('abort', () => undo.forEach((back) => back()), { once: true });
}
