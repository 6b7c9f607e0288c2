import { createClient } from '@lectern/sdk';
import { LocaleProvider } from '@lectern/ui/locale';
import { plainRichText, richTextOnServer } from '@lectern/ui/RichText';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { provideClient } from '../shared/client/client.ts';
import { onLoadFailure } from '../shared/loadable.ts';
import { localeState } from '../shared/i18n/locale.store.ts';
import { useHashPath } from '../shared/routes/hashLocation.ts';
import { session, type SessionState } from '../shared/session/session.store.ts';
import { shell } from '../shared/school/shell.store.ts';
import { loadUser } from '../shared/student/user.store.ts';
import { fallbackRoutes } from './routes/fallbackRoutes.ts';
import { matchIn, routeTable } from './routes/routeTable.ts';
import { needsStudent } from './routes/Screens.tsx';

/** Whose page it is, and which. */
export interface DrawInput {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The path behind the hash. */
  readonly path: string;
  /** The query behind the hash, without `?`. */
  readonly search: string;
  /** Who asks; a visitor has no token. */
  readonly session: Pick<SessionState, 'token' | 'userId' | 'companyId' | 'schoolId'>;
  /** Makes the page's calls. */
  readonly fetch: typeof fetch;
}

/** What stands in for something that is not here yet. */
const WAITING = /\baria-busy="true"|\bdata-skeleton\b/;

/**
 * Gives the page's calls to the server's fetch; nothing is done by a page that is only drawn.
 * @param onFailure hears of what fails.
 */
function callsOf({ origin, fetch }: DrawInput, onFailure: () => void): void {
  const client = createClient({
    origin,
    session: () => ({ ...session }),
    systemOs: 'unknown',
    memory: '',
    fetch,
  });
  provideClient({
    ...client,
    request: async (endpoint, ...call) => {
      try {
        if (endpoint.idempotent !== true)
          throw new TypeError(`${endpoint.id} is no call to draw a page with`);
        return await client.request(endpoint, ...call);
      } catch (error) {
        onFailure();
        throw error;
      }
    },
  });
}

/**
 * Draws the screen of an address as the browser will, with the data that it begins with.
 * @returns what stands in `main`; undefined where that cannot be drawn whole, and the browser does it alone: a page that
 * leads to another one, that begins without what `prepare` loads, or of which a call failed.
 */
export async function drawScreen(input: DrawInput): Promise<string | undefined> {
  const { path, search } = input;
  const match = matchIn(routeTable.current, path);
  if (match === undefined || match.route === fallbackRoutes.notFound) return undefined;
  const { id, screen, load = [], leadsTo } = match.route;
  // The home page of a school is delivered, and taken over as it stands.
  if (id === 'home.index' || leadsTo !== undefined) return undefined;
  Object.assign(session, input.session);
  if (session.token === '' && needsStudent(match.route, shell.current.isLoginRequired)) return undefined;
  let isWhole = true;
  const fail = () => (isWhole = false);
  callsOf(input, fail);
  onLoadFailure(fail);
  richTextOnServer(plainRichText);
  await screen.load();
  const prepared = screen.prepare(match.params, search);
  if (prepared === undefined && load.length > 0) return undefined;
  await Promise.all([prepared, loadUser()]);
  if (!isWhole || screen.loaded === undefined) return undefined;
  const here = Object.assign((): [string, () => void] => [path, () => undefined], {
    hrefs: useHashPath.hrefs,
  });
  const html = renderToString(
    <Router hook={here} searchHook={() => search}>
      <LocaleProvider locale={localeState.locale}>
        <screen.loaded params={match.params} />
      </LocaleProvider>
    </Router>,
  );
  return html === '' || WAITING.test(html) ? undefined : html;
}
