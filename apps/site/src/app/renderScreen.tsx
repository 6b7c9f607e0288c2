import { createClient, isApiError } from '@lectern/sdk';
import { plainRichText, richTextOnServer } from '@lectern/ui/RichText';
import { renderToString } from 'react-dom/server';
import { splitHash } from '../shared/routes/address.ts';
import { provideClient } from '../shared/client/client.ts';
import { onLoadFailure } from '../shared/client/loadFailures.ts';
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

/** The page to render, and the user it is rendered for. */
export interface ScreenInput {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The path within the hash. */
  readonly path: string;
  /** The query within the hash, without `?`. */
  readonly search: string;
  /** The session of the user; a visitor has no token. */
  readonly session: Pick<SessionState, 'token' | 'userId' | 'companyId' | 'schoolId'>;
  /** Makes the page's calls. */
  readonly fetch: typeof fetch;
}

/** A page rendered as the browser will render it. */
export interface RenderedScreen {
  /** The HTML inside `#root`. */
  readonly html: string;
  /** The address of the rendered page: the one requested, or the one it redirects to. */
  readonly address: string;
  /** Storage key; the page is shown only if the browser has nothing stored under it. */
  readonly unless?: string;
}

/** React's marker for a suspended boundary, whose code has not loaded. */
const SUSPENDED = '<!--$!-->';
/** Matches loading states: busy regions, skeletons and an empty main. */
const LOADING_STATE = /\baria-busy="true"|\bdata-skeleton\b|<main [^>]*><\/main>/;

/**
 * Routes the page's calls to the server's fetch, and refuses calls that change anything, since the page is only
 * rendered.
 * @param onFailure called for each failed call.
 */
function callsOf({ origin, fetch }: ScreenInput, onFailure: () => void): void {
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
          throw new TypeError(`${endpoint.id} is no call to render a page with`);
        return await client.request(endpoint, ...call);
      } catch (error) {
        // A page may be complete although the back end refused one of its calls; where it cannot, it shows the
        // failure itself.
        if (!isApiError(error, 'business')) onFailure();
        throw error;
      }
    },
  });
}

/** Loads the page of an address with its initial data, or the page that it redirects to. */
async function findPage(
  { path, search }: Pick<ScreenInput, 'path' | 'search'>,
  isLed = false,
): Promise<Match | undefined> {
  const match = matchIn(routeTable.current, path);
  if (match === undefined || match.route === fallbackRoutes.notFound) return undefined;
  const { params, route } = match;
  const { id, screen, load = [] } = route;
  // A school's home page is rendered elsewhere, and hydrated in place.
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
 * Renders the page of an address, with its initial data, as the browser will; for an address that redirects,
 * the target page.
 * @returns undefined if the page cannot be rendered completely and is left to the browser: a page whose initial
 *   data `prepare` does not load, or one of whose calls failed.
 */
export async function renderScreen(input: ScreenInput): Promise<RenderedScreen | undefined> {
  Object.assign(session, input.session);
  let isComplete = true;
  const fail = () => (isComplete = false);
  callsOf(input, fail);
  onLoadFailure(fail);
  richTextOnServer(plainRichText);
  replacePorts({ isRenderOnly: true, writeAddress: (address) => void (location.hash = address) });
  const hasHeader = matchIn(routeTable.current, input.path)?.route.frame !== 'focus';
  const [page] = await Promise.all([
    findPage(input),
    hasHeader && loadUser(),
    ...lateParts.map((part) => part.preload()),
  ]);
  if (!isComplete || page === undefined) return undefined;
  let html = renderToString(<App />);
  if (html.includes(SUSPENDED)) {
    // Components that load their code on first render have it on the second.
    await new Promise(setImmediate);
    html = renderToString(<App />);
  }
  if (LOADING_STATE.test(html)) return undefined;
  const { storedAt } = page.route;
  const isStored = storedAt !== undefined && session.token === '';
  return { html, address: currentAddress(), ...(isStored && { unless: storedAt }) };
}
