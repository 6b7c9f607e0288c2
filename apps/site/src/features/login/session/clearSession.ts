import { clearTabDrafts } from '../../../shared/forms/tabDraft.ts';
import { endSession } from '../../../shared/session/session.store.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { ports } from '../../../shared/ports.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { ownHome } from '../../../shared/school/ownHome.ts';
import { runLogOutHooks } from './loggedIn.ts';
import { clearUser } from '../../../shared/student/user.store.ts';

/** Removes the student from this device and from the page's state. */
export function clearSession(): void {
  endSession();
  clearTabDrafts();
  clearUser();
  runLogOutHooks();
}

/** Navigates to where the school sends users after a log-out; any address but a page of this site leads home. */
export function goTo(loginSchoolPath: string): void {
  const target = resolveAddress(loginSchoolPath);
  if (target.kind === 'same-origin' || target.kind === 'allowed') ports.leave(target.href);
  else navigate(target.kind === 'route' ? target.path : ownHome());
}
