import type { Reply } from '@lectern/sdk';
import type { LoginReply } from '@lectern/sdk/endpoints/login';
import { currentAddress, navigate } from '../../../shared/routes/hashLocation.ts';
import { resolveAddress } from '../../../shared/safety/address.ts';
import { enterSchool } from '../../../shared/school/school.store.ts';
import { startSession } from '../../../shared/session/session.store.ts';
import { mergeVisitorRecords } from '../../../shared/student/visitorRecord.ts';
import { ownHome } from '../../../shared/school/ownHome.ts';
import { shell } from '../../../shared/school/shell.store.ts';
import { runLogInHooks } from './loggedIn.ts';
import { enforcePasswordChange } from './passwordGate.ts';
import { beginPresence } from './presence.ts';

/** Address of the page for company messages that should be read first. */
const MESSAGES = '/personal/message/detailslist';

/**
 * Completes a log-in: stores the session, runs the log-in hooks of features, shows the student's own school,
 * and navigates to the page where the school wants its students to start. Otherwise the page stays as it is;
 * docs/decisions explains why it is not reloaded.
 * @throws {Error} if the reply has no token.
 */
export async function enterSession(reply: Reply<LoginReply>): Promise<void> {
  const token = reply.token.token ?? '';
  if (token === '') throw new Error('the log-in has no token');
  const userId = reply.user.id ?? '';
  const schoolId = reply.user.schoolId ?? '';
  startSession({ token, userId, companyId: reply.user.companyId ?? '', phone: reply.user.mobile ?? '' });
  await Promise.allSettled([mergeVisitorRecords(), runLogInHooks({ userId, schoolId })]);
  void beginPresence();
  enforcePasswordChange();
  const { brand, schools } = shell.current;
  if (schoolId !== brand.schoolId && schools.some(({ id }) => id === schoolId))
    await enterSchool({ id: schoolId });
  if (currentAddress().startsWith('/home/index')) navigate(ownHome(), { replace: true });
  const target = resolveAddress(reply.redirectConfig);
  if (reply.companyMessageReach === 1) navigate(MESSAGES);
  else if (target.kind === 'route') navigate(target.path);
}
