import { memberList, refreshMember } from '@lectern/sdk/endpoints/account';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { user } from '../../../shared/student/user.store.ts';
import { type Plan, readPlan } from '../account.model.ts';

/** The memberships for sale, and the student's own. */
export interface MembershipState {
  status: LoadStatus;
  plans: readonly Plan[];
  isMember: boolean;
  /** Id of the student's membership; empty for none. */
  planId: string;
  /** UTC ISO; empty for none. */
  endsAt: string;
}

export const membership = proxy<MembershipState>({
  status: 'idle',
  plans: [],
  isMember: false,
  planId: '',
  endsAt: '',
});

const { load } = loadInto(membership);

/** Loads the memberships; visitors see those for sale. */
export const showMembership = prefetched(async (): Promise<void> => {
  const isShown = await load(async () => {
    const reply = await request(memberList, {});
    return {
      plans: ref(reply.levels.flatMap((level) => readPlan(level) ?? [])),
      isMember: reply.memberFlag === 1,
      planId: reply.memberId ?? '',
      endsAt: reply.endsAt ?? '',
    };
  });
  if (isShown) await renewBadge();
});

/**
 * Updates the member badge in the header, which was loaded when the page was opened and may be outdated by a
 * payment.
 */
async function renewBadge(): Promise<void> {
  const { student } = user;
  if (student === undefined || student.isMember === membership.isMember) return;
  try {
    const reply = await request(refreshMember, {});
    student.memberIcon = reply.memberIco ?? '';
    student.isMember = reply.memberFlag === 1;
  } catch {
    // The badge is updated when the page is next opened.
  }
}
