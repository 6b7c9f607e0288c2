import { storedLocale, localeState, setLocale } from '../../shared/i18n/locale.store.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { enterSchool, idInAddress, namesSchool, otherSchool } from '../../shared/school/school.store.ts';
import { dressDocument, receivePages } from '../school/showSchool.ts';
import { keepSchool, restoreSession, session } from '../../shared/session/session.store.ts';
import { restoreScheme } from '../shell/scheme.store.ts';
import { inlinedState } from '../school/siteState.ts';
import { fullStyles, pageStyles } from '../../shared/deferred/fullStyles.ts';

/** A code or a token in the address, before the hash or behind it. */
const CREDENTIALS = /[?&](code|token)=/;

/** The word that a message of the school should be read first. */
const REACH = /[?&]companyMessageReach=/;

/** The page is being left: nothing more happens on it. */
const left = new Promise<never>(() => undefined);

const suffixOf = (path: string) => /^\/home\/index\/([^/]+)$/.exec(path)?.[1];

/**
 * Starts the site: who is here, which school, and the code of the page asked for, all at once.
 * A page that the server delivered or drew is taken over as it stands; only where the address wants
 * another page, school or language is it drawn anew.
 * @returns whether what stands is taken over.
 */
export async function start(): Promise<boolean> {
  restoreSession();
  // The way to log in by the address comes only where the address asks for it.
  if (
    CREDENTIALS.test(location.href) &&
    !(await import('../session/arrive.ts').then((session) => session.arrive()))
  )
    return left;
  if (REACH.test(location.href)) await import('../session/reach.ts').then((session) => session.followReach());
  restoreScheme();
  const { path } = splitHash(location.hash);
  const isHome = /^\/home\/index(\/|$)/.test(path);
  // A failed load shows on the page itself, with a way to try again.
  const page = isHome
    ? undefined
    : import('./openPage.ts').then((page) => page.openPage()).catch(() => undefined);
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
  if (isHome && !isOther && document.documentElement.dataset.boot !== 'drawn') return true;
  // What is drawn anew may need rules that the delivered page does without. Whose it is and which school's is known by
  // now, so its data can be on the way meanwhile; most of it came before the page's code, and the page is drawn with it.
  const [isAsDrawn] = await Promise.all([
    page?.then((begin) => begin?.()),
    (isOtherPage ? fullStyles : pageStyles)().catch(() => undefined),
  ]);
  if (isOtherPage) dressDocument();
  return isAsDrawn === true && !isOther;
}
