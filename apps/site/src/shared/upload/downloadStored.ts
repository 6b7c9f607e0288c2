import { messageFor } from '@lectern/sdk';
import { downloadAddress } from '@lectern/sdk/browser';
import { siteClient } from '../client/client.ts';
import { localeState } from '../i18n/locale.store.ts';
import { ports } from '../ports.ts';
import { ownAddress } from '../safety/outsideLinks.ts';
import { toast } from '../overlays/toast.ts';

const STORED = '/files/';

/**
 * Downloads a file of the school's storage under its own name, after asking the server for permission; a
 * refusal is shown as a warning with the server's message. A file from anywhere else is just opened.
 */
export async function downloadStored({
  name,
  url,
}: {
  readonly name: string;
  readonly url: string;
}): Promise<void> {
  const own = ownAddress(url);
  if (own === '') return;
  const { pathname } = new URL(own);
  try {
    const href = pathname.startsWith(STORED)
      ? await downloadAddress(await siteClient(), {
          id: decodeURIComponent(pathname.slice(STORED.length)),
          name,
          url: own,
        })
      : own;
    // It is served as a download, so the page stays.
    ports.leave(href);
  } catch (error) {
    const message = messageFor(error, { locale: localeState.locale });
    if (message !== '') toast(message, { tone: 'warning' });
  }
}
