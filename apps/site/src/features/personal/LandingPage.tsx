import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { splitHash } from '../../shared/routes/address.ts';
import { currentAddress, navigate, useHashPath } from '../../shared/routes/hashLocation.ts';
import { isLoggedIn, session } from '../../shared/session/session.store.ts';
import { PendingPage } from '../../shared/page/PendingPage.tsx';
import type { FindRedirect, Prepare } from '../../shared/routes/screen.ts';
import { landingOf } from './personal.menu.ts';
import { loadGrants, personal } from './personal.store.ts';

/** Finds the page that a section redirects to, which the school decides for each of its students. */
export const redirectTo: FindRedirect = async (path) => {
  if (!isLoggedIn()) return undefined;
  await loadGrants(session);
  return landingOf(path === '/personal/setting' ? 'setting' : 'course', personal.listed);
};

/** Redirects before anything is rendered, if the target is known in time. */
export const prepare: Prepare = async () => {
  const from = currentAddress();
  const to = await redirectTo(splitHash(from).path);
  if (to !== undefined && currentAddress() === from) navigate(to, { replace: true });
};

/** A section's address without a page: redirects to the section's landing page. */
export default function LandingPage() {
  const [path] = useHashPath();
  const { userId, schoolId } = useSnapshot(session);
  useEffect(() => {
    let isHere = true;
    void redirectTo(path).then((to) => to !== undefined && isHere && navigate(to, { replace: true }));
    return () => {
      isHere = false;
    };
  }, [path, userId, schoolId]);
  return <PendingPage />;
}
