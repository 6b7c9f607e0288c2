import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { navigate } from '../../routes/hashLocation.ts';
import { session } from '../../session/session.store.ts';
import { PendingPage } from '../../shell/PendingPage.tsx';
import { landingOf } from './personal.menu.ts';
import { loadGrants, personal } from './personal.store.ts';

/** Leads to the page that a section of the personal area lands on (specification 2.1). */
function Landing({ section }: { readonly section: 'course' | 'setting' }) {
  const { userId } = useSnapshot(session);
  useEffect(() => {
    let isHere = true;
    void loadGrants(userId).then(() => isHere && navigate(landingOf(section, personal.listed), { replace: true }));
    return () => {
      isHere = false;
    };
  }, [section, userId]);
  return <PendingPage />;
}

/** The course section's address without a page. */
export const CourseLanding = () => <Landing section="course" />;

/** The settings' address without a page. */
export const SettingLanding = () => <Landing section="setting" />;
