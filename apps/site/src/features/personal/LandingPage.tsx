import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { navigate, useHashPath } from '../../shared/routes/hashLocation.ts';
import { session } from '../../shared/session/session.store.ts';
import { PendingPage } from '../../shared/page/PendingPage.tsx';
import type { Prepare } from '../../shared/routes/screen.ts';
import { landingOf } from './personal.menu.ts';
import { loadGrants, personal } from './personal.store.ts';

/** What says where a section lands. */
export const prepare: Prepare = () => void loadGrants(session);

/** A section's address without a page: leads to the page that the section lands on. */
export default function LandingPage() {
  const [path] = useHashPath();
  const section = path === '/personal/setting' ? 'setting' : 'course';
  const { userId, schoolId } = useSnapshot(session);
  useEffect(() => {
    let isHere = true;
    void loadGrants({ userId, schoolId }).then(
      () => isHere && navigate(landingOf(section, personal.listed), { replace: true }),
    );
    return () => {
      isHere = false;
    };
  }, [section, userId, schoolId]);
  return <PendingPage />;
}
