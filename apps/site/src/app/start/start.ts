import { storedLocale, localeState, setLocale } from '../../shared/i18n/locale.store.ts';
import { splitHash } from '../../shared/routes/address.ts';
import {
  enterSchool,
  schoolIdInAddress,
  addressNamesSchool,
  otherSchool,
  type RequestedSchool,
} from '../../shared/school/school.store.ts';
import { applyTheme, receivePages } from '../school/showSchool.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { storeSchool, restoreSession, session } from '../../shared/session/session.store.ts';
import { restoreScheme } from '../shell/scheme.store.ts';
import { inlinedState } from '../school/siteState.ts';
import { fullStyles, pageStyles } from '../../shared/deferred/fullStyles.ts';

/** Matches a code or token in the address, before or within the hash. */
const CREDENTIALS = /[?&](code|token)=/;

/** Matches the flag that asks for a message of the school to be read first. */
const MESSAGE_FLAG = /[?&]companyMessageReach=/;

/** Never resolves: the page is being left, and nothing more must happen on it. */
const neverResolves = new Promise<never>(() => undefined);

const suffixOf = (path: string) => /^\/home\/index\/([^/]+)$/.exec(path)?.[1];

/**
 * Returns the school to load: the one that the address names, or else the one of the last visit. Undefined if the
 * delivered page shows it; a page without a school has always one to load.
 */
function schoolToLoad(path: string, isDelivered: boolean): RequestedSchool | undefined {
  const { brand, schools } = shell.current;
  const suffix = suffixOf(path);
  const named = schoolIdInAddress();
  const isKnown = !isDelivered || schools.some(({ id }) => id === named);
  const last = { id: (isKnown && named) || session.schoolId || brand.schoolId };
  if (addressNamesSchool(suffix)) return otherSchool(suffix) ?? (isDelivered ? undefined : last);
  return isDelivered && last.id === brand.schoolId ? undefined : last;
}

/**
 * Starts the site: restores the session and loads the school and the code of the requested page in parallel. A
 * page delivered or rendered by the server is hydrated; it is rendered anew only where the address asks for
 * another page, school or language.
 * @returns whether to hydrate the delivered page.
 */
export async function start(): Promise<boolean> {
  restoreSession();
  // The log-in by address is loaded only where the address has credentials.
  if (
    CREDENTIALS.test(location.href) &&
    !(await import('../session/logInFromAddress.ts').then((session) => session.logInFromAddress()))
  )
    return neverResolves;
  if (MESSAGE_FLAG.test(location.href))
    await import('../session/requestedMessages.ts').then((session) => session.openRequestedMessages());
  restoreScheme();
  const { path } = splitHash(location.hash);
  const isHome = /^\/home\/index(\/|$)/.test(path);
  // If loading fails, the page itself shows it, with a button to retry.
  const page = isHome
    ? undefined
    : import('./openPage.ts').then((page) => page.openPage()).catch(() => undefined);
  if (!isHome) pageStyles().catch(() => undefined);

  const state = inlinedState();
  if (state !== undefined) {
    setLocale(state.locale);
    receivePages(state);
  }
  const chosenLocale = storedLocale();
  const isOtherLocale = chosenLocale !== undefined && chosenLocale !== localeState.locale;
  if (isOtherLocale) setLocale(chosenLocale);

  const { schoolId } = shell.current.brand;
  const requested = schoolToLoad(path, state !== undefined);
  const isOtherSchool = requested !== undefined;
  if (isOtherSchool) {
    // If that chunk fails, no school can be loaded; `enterSchool` then shows the failure.
    const { showFirstSchool } = await import('../school/loadSchool.ts').catch(() => ({
      showFirstSchool: enterSchool,
    }));
    await showFirstSchool(requested);
  } else if (session.schoolId !== schoolId) storeSchool(schoolId);
  // Nothing of another school, or in another language, may remain of the delivered page.
  const isOther = isOtherSchool || isOtherLocale;
  if (isOther) document.querySelector('main ~ footer')?.remove();
  if (isHome && !isOther && document.documentElement.dataset.boot !== 'drawn') return true;
  // A page that is rendered anew may need rules that the delivered page lacks. User and school are known by
  // now, so the page's data is requested in parallel; most of it was prefetched before the page's code, so that
  // the page is rendered with it.
  const [isAsRendered] = await Promise.all([
    page?.then((begin) => begin?.()),
    (isOtherSchool ? fullStyles : pageStyles)().catch(() => undefined),
  ]);
  if (isOtherSchool) applyTheme();
  return isAsRendered === true && !isOther;
}
