import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { splitHash } from '../../shared/routes/address.ts';
import { currentAddress, navigate, useHashPath } from '../../shared/routes/hashLocation.ts';
import { session } from '../../shared/session/session.store.ts';
import { PendingPage } from '../../shared/page/PendingPage.tsx';
import type { Prepare } from '../../shared/routes/screen.ts';
import { landingOf } from './personal.menu.ts';
import { loadGrants, personal } from './personal.store.ts';

const landing = (path: string): string =>
  landingOf(path === '/personal/setting' ? 'setting' : 'course', personal.listed);

/** Leads on before anything is drawn, where it is known in time where to. */
export const prepare: Prepare = async () => {
  const from = currentAddress();
  await loadGrants(session);
  if (currentAddress() === from) navigate(landing(splitHash(from).path), { replace: true });
};

/** A section's address without a page: leads to the page that the section lands on. */
export default function LandingPage() {
  const [path] = useHashPath();
  const { userId, schoolId } = useSnapshot(session);
  useEffect(() => {
    let isHere = true;
    void loadGrants({ userId, schoolId }).then(() => isHere && navigate(landing(path), { replace: true }));
    return () => {
      isHere = false;
    };
  }, [path, userId, schoolId]);
  return <PendingPage />;
}
