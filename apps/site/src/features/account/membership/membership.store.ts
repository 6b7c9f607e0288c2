import { memberList, refreshMember } from '@lectern/sdk/endpoints/account';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import { user } from '../../../shared/student/user.store.ts';
import { type Plan, readPlan } from '../account.model.ts';

/** What the school sells, and what the student has of it. */
export interface MembershipState {
  status: LoadStatus;
  plans: readonly Plan[];
  isMember: boolean;
  /** The membership that the student has; empty for none. */
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

/** Shows the memberships; visitors see what is for sale. */
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

/** The header learned who is a member when the page was opened; a payment since then has changed that. */
async function renewBadge(): Promise<void> {
  const { student } = user;
  if (student === undefined || student.isMember === membership.isMember) return;
  try {
    const reply = await request(refreshMember, {});
    student.memberIcon = reply.memberIco ?? '';
    student.isMember = reply.memberFlag === 1;
  } catch {
    // The badge is right again when the page is opened the next time.
  }
}
