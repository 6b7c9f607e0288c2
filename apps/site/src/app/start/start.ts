import { storedLocale, localeState, setLocale } from '../../shared/i18n/locale.store.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { findMatch } from '../routes/routeTable.ts';
import { enterSchool, idInAddress, namesSchool, otherSchool } from '../../shared/school/school.store.ts';
import { dressDocument, receivePages } from '../school/showSchool.ts';
import { isLoggedIn, keepSchool, restoreSession, session } from '../../shared/session/session.store.ts';
import { restoreScheme } from '../shell/scheme.store.ts';
import { inlinedState } from '../school/siteState.ts';
import { soon } from '../../shared/deferred/soon.ts';
import { fullStyles, pageStyles } from '../../shared/deferred/fullStyles.ts';

/** How the page must be put into the document. */
export type Mount = 'hydrate' | 'render';

/** A code or a token in the address, before the hash or behind it. */
const CREDENTIALS = /[?&](code|token)=/;

/** The word that a message of the school should be read first. */
const REACH = /[?&]companyMessageReach=/;

/** The page is being left: nothing more happens on it. */
const left = new Promise<never>(() => undefined);

const suffixOf = (path: string) => /^\/home\/index\/([^/]+)$/.exec(path)?.[1];

/** Loads the page's code; what it returns makes the page ask for its data, and is over when they are there, or late. */
async function loadScreen(path: string, search: string): Promise<() => Promise<void>> {
  const match = await findMatch(path);
  await match?.route.screen.load();
  return async () => {
    // Nobody else may ask for what is a student's.
    if (match?.route.access === 'student' && !isLoggedIn()) return;
    await soon(match?.route.screen.prepare(match.params, search));
    const now = splitHash(location.hash);
    // A page that only leads on has gone by then.
    if (now.path !== path) await (await loadScreen(now.path, now.search))();
  };
}

/**
 * Starts the site: who is here, which school, and the code of the page asked for, all at once.
 * A page that the server delivered is taken over as it stands; only where the address wants
 * another page, school or language is it drawn anew.
 */
export async function start(): Promise<Mount> {
  restoreSession();
  // The way to log in by the address comes only where the address asks for it.
  if (
    CREDENTIALS.test(location.href) &&
    !(await import('../session/arrive.ts').then((session) => session.arrive()))
  )
    return left;
  if (REACH.test(location.href)) await import('../session/reach.ts').then((session) => session.followReach());
  restoreScheme();
  const { path, search } = splitHash(location.hash);
  const isHome = /^\/home\/index(\/|$)/.test(path);
  // A failed load shows on the page itself, with a way to try again.
  const screen = isHome ? undefined : loadScreen(path, search).catch(() => undefined);
  if (!isHome) pageStyles().catch(() => undefined);

  const state = inlinedState();
  if (state !== undefined) {
    setLocale(state.locale);
    receivePages(state);
  }
  const kept = storedLocale();
  const isOtherLocale = kept !== undefined && kept !== localeState.locale;
  if (isOtherLocale) setLocale(kept);

  const suffix = suffixOf(path);
  const inlinedSchool = state?.shell.brand.schoolId ?? '';
  const named = idInAddress();
  const isKnown = state?.shell.schools.some(({ id }) => id === named) ?? true;
  const stored = (isKnown && named) || session.schoolId || inlinedSchool;
  const wanted = namesSchool(suffix)
    ? otherSchool(suffix)
    : stored === inlinedSchool
      ? undefined
      : { id: stored };
  const isOtherPage = wanted !== undefined || state === undefined;
  if (isOtherPage) {
    // Without that code no school can be had, and entering it says so.
    const { beginSchool } = await import('../school/loadSchool.ts').catch(() => ({
      beginSchool: enterSchool,
    }));
    await beginSchool(wanted ?? { id: stored });
  } else if (session.schoolId !== inlinedSchool) keepSchool(inlinedSchool);
  // Of another school, or in another language, nothing that was delivered may stay.
  const isOther = isOtherPage || isOtherLocale;
  if (isOther) document.querySelector('main ~ footer')?.remove();
  const isDrawn = document.documentElement.dataset.boot === 'drawn';
  const mount = isHome && !isOther && !isDrawn ? 'hydrate' : 'render';
  // What is drawn anew may need rules that the delivered page does without. Whose it is and which school's is known by
  // now, so its data can be on the way meanwhile; most of it came before the page's code, and the page is drawn with it.
  if (mount === 'render')
    await Promise.all([
      screen?.then((prepare) => prepare?.()),
      (isOtherPage ? fullStyles : pageStyles)().catch(() => undefined),
    ]);
  if (isOtherPage) dressDocument();
  return mount;
}
