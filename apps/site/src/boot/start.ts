import { matchRoute } from 'wouter';
import { keptLocale, localeState, setLocale } from '../i18n/locale.store.ts';
import { splitHash } from '../routes/hashLocation.ts';
import type { Route } from '../routes/route.ts';
import { keepSchool, restoreSession, session } from '../session/session.store.ts';
import { loadFrame } from '../shell/frame.ts';
import { restoreScheme } from '../shell/scheme.store.ts';
import { dressDocument, enterSchool, isOtherSchool, loadStoredSchool } from '../shell/school.store.ts';
import { receiveFrame, shell } from '../shell/shell.store.ts';
import { platformOrigin } from './client.ts';
import { inlinedBoot, receiveFirstPage, repliesOf } from './firstPage.ts';

/** How the page must be put into the document. */
export type Mount = 'hydrate' | 'render';

type Parser = Parameters<typeof matchRoute>[0];

function suffixOf(path: string): string | undefined {
  return /^\/home\/index\/([^/]+)$/.exec(path)?.[1];
}

/**
 * Starts the site: who is here, which school, and the code of the page asked for, all at once.
 * A page that the server delivered is taken over as it stands; only where the address wants
 * another page, school or language is it drawn anew.
 */
export async function start(routes: readonly Route[], parser: Parser): Promise<Mount> {
  restoreSession();
  restoreScheme();
  const { path } = splitHash(location.hash);
  const route = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
  const screen = route?.screen.load().catch(() => undefined);

  const boot = inlinedBoot();
  const isStoredElsewhere = boot !== undefined && session.schoolId !== '' && session.schoolId !== boot.schoolId;
  const wanted = suffixOf(path);
  if (boot !== undefined) {
    setLocale(boot.locale);
    receiveFirstPage(repliesOf(boot), platformOrigin());
    if (session.schoolId === '') session.schoolId = boot.schoolId;
  }
  const kept = keptLocale();
  const isOtherLocale = kept !== undefined && kept !== localeState.locale;
  if (isOtherLocale) setLocale(kept);

  let isTakenOver = boot !== undefined && !isOtherLocale;
  if (isOtherSchool(wanted)) {
    await enterSchool({ suffix: wanted });
    isTakenOver = false;
  } else if (isStoredElsewhere && wanted === undefined) {
    await enterSchool({ id: session.schoolId });
    isTakenOver = false;
  } else if (boot === undefined) {
    await loadStoredSchool();
    keepSchool(shell.current.brand.schoolId);
  }
  const [frame] = await Promise.all([loadFrame(shell.current), screen]);
  receiveFrame(frame);
  dressDocument();
  return isTakenOver && route?.id === 'home.index' ? 'hydrate' : 'render';
}
