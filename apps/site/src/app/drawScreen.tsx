import { createClient, isApiError } from '@lectern/sdk';
import { plainRichText, richTextOnServer } from '@lectern/ui/RichText';
import { renderToString } from 'react-dom/server';
import { splitHash } from '../shared/routes/address.ts';
import { provideClient } from '../shared/client/client.ts';
import { onLoadFailure } from '../shared/loadable.ts';
import { replacePorts } from '../shared/ports.ts';
import { currentAddress } from '../shared/routes/hashLocation.ts';
import { session, type SessionState } from '../shared/session/session.store.ts';
import { shell } from '../shared/school/shell.store.ts';
import { loadUser } from '../shared/student/user.store.ts';
import { fallbackRoutes } from './routes/fallbackRoutes.ts';
import { type Match, matchIn, routeTable } from './routes/routeTable.ts';
import { needsStudent } from './routes/Screens.tsx';
import { App } from './App.tsx';
import { lateParts } from './shell/parts.ts';

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

/** A page as the browser will draw it. */
export interface DrawnScreen {
  /** What stands inside `#root`. */
  readonly html: string;
  /** Its address: that of the page asked for, or of the one that it leads on to. */
  readonly address: string;
  /** It is shown only where the browser's storage has nothing under this key. */
  readonly unless?: string;
}

/** How React marks a part whose code is still to come. */
const SUSPENDED = '<!--$!-->';
/** What stands in for something that is not here yet. */
const WAITING = /\baria-busy="true"|\bdata-skeleton\b|<main [^>]*><\/main>/;

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
        // What the platform refuses a page may do without; the page says so where it cannot.
        if (!isApiError(error, 'business')) onFailure();
        throw error;
      }
    },
  });
}

/** Loads the page of an address with what it begins with, and where it leads on at once the page behind it. */
async function findPage(
  { path, search }: Pick<DrawInput, 'path' | 'search'>,
  isLed = false,
): Promise<Match | undefined> {
  const match = matchIn(routeTable.current, path);
  if (match === undefined || match.route === fallbackRoutes.notFound) return undefined;
  const { params, route } = match;
  const { id, screen, load = [] } = route;
  // The home page of a school is delivered, and taken over as it stands.
  if (id === 'home.index') return undefined;
  if (session.token === '' && needsStudent(route, shell.current.isLoginRequired)) return undefined;
  await screen.load();
  const prepared = screen.prepare(params, search);
  if (prepared === undefined && load.length > 0) return undefined;
  await prepared;
  const now = splitHash(location.hash);
  return isLed || now.path === path ? match : findPage(now, true);
}

/**
 * Draws the page of an address as the browser will, with the data that it begins with; of one that leads to another
 * page, that page.
 * @returns undefined where it cannot be drawn whole, and the browser does it alone: a page that begins without what
 * `prepare` loads, or of which a call failed.
 */
export async function drawScreen(input: DrawInput): Promise<DrawnScreen | undefined> {
  Object.assign(session, input.session);
  let isWhole = true;
  const fail = () => (isWhole = false);
  callsOf(input, fail);
  onLoadFailure(fail);
  richTextOnServer(plainRichText);
  replacePorts({ isOnlyDrawn: true, writeAddress: (address) => void (location.hash = address) });
  const hasHeader = matchIn(routeTable.current, input.path)?.route.frame !== 'focus';
  const [page] = await Promise.all([
    findPage(input),
    hasHeader && loadUser(),
    ...lateParts.map((part) => part.preload()),
  ]);
  if (!isWhole || page === undefined) return undefined;
  let html = renderToString(<App />);
  if (html.includes(SUSPENDED)) {
    // Parts whose code is loaded when they are first drawn are there the next time.
    await new Promise(setImmediate);
    html = renderToString(<App />);
  }
  if (WAITING.test(html)) return undefined;
  const { storedAt } = page.route;
  const isStored = storedAt !== undefined && session.token === '';
  return { html, address: currentAddress(), ...(isStored && { unless: storedAt }) };
}
