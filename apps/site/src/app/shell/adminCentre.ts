import { isApiError, messageFor, situationMessage } from '@lectern/sdk';
import { adminCentreUrl } from '@lectern/sdk/endpoints/shell';
import { request } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { ports } from '../../shared/ports.ts';
import { addressForTab } from '../../shared/safety/outsideLinks.ts';
import { toast } from '../../shared/overlays/toast.ts';

const texts = {
  zh: { bad: '管理中心的网址不对，请联系学校' },
  en: { bad: 'The admin centre address is not valid. Please contact the school' },
};

/** Opens the school's admin centre in a new tab; for any answer but code 1, shows the server's message. */
export async function openAdminCentre(): Promise<void> {
  const { locale } = localeState;
  try {
    // The school's administration is often on another host, so it opens in a new tab without an opener.
    const href = addressForTab(await request(adminCentreUrl, {}));
    if (href === '') toast(texts[locale].bad, { tone: 'danger' });
    else if (!ports.open(href)) toast(situationMessage('popupBlocked', { locale }), { tone: 'warning' });
  } catch (error) {
    if (isApiError(error)) toast(messageFor(error, { locale }), { tone: 'danger' });
  }
}
