import type { Reply } from '@lectern/sdk';
import { inviteCode, type Invited, inviteRecord } from '@lectern/sdk/endpoints/account';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { createPartialLoader } from '../../../shared/partialLoader.ts';
import { loadInto } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';

/** A student's invitation link, and its rewards. */
export interface Invitation {
  readonly code: string;
  /** An http(s) address; empty if the server gave none. */
  readonly url: string;
  /** HTML. */
  readonly rulesHtml: string;
  readonly ownPoints: number;
  readonly friendPoints: number;
}

/** A friend who registered by invitation. */
export type Friend = ReadBy<typeof readFriend>;

/** The invitation and the friends who came. Both are loaded independently: if one fails, the other is still shown. */
export interface InviteState extends Listing<Friend> {
  codeStatus: 'loading' | 'ready' | 'failed';
  invitation: Invitation | undefined;
}

/** Friends per page. */
export const FRIENDS_PER_PAGE = 15;

export const invite = proxy<InviteState>({
  codeStatus: 'loading',
  invitation: undefined,
  status: 'idle',
  records: [],
  total: 0,
});

const readInvitation = createPartialLoader(invite, { codeStatus: 'failed' });

/** Loads the invitation link and rules. */
export const loadInvitation = prefetched(async (): Promise<void> => {
  invite.codeStatus = 'loading';
  await readInvitation(async () => {
    const reply = await request(inviteCode, {});
    const [code, url] = [reply.code ?? '', reply.url ?? ''];
    if (code === '') throw new Error('The code could not be read');
    const invitation = ref({
      code,
      url: /^https?:\/\//.test(url) ? url : '',
      rulesHtml: reply.rulesHtml ?? '',
      ownPoints: Math.max(0, Math.trunc(reply.rewardPoints ?? 0)),
      friendPoints: Math.max(0, Math.trunc(reply.friendPoints ?? 0)),
    });
    return { invitation, codeStatus: 'ready' };
  });
});

const readFriend = (friend: Reply<Invited>) => ({
  /** Masked except for the first character. */
  name: friend.nickName ?? '',
  joinedAt: friend.joinedAt ?? '',
  points: Math.max(0, Math.trunc(friend.rewardPoints ?? 0)),
});

const { load } = loadInto(invite);

/** Loads a page of the friends who came; the previous one stays visible until the reply arrives. */
export const showFriends = prefetched(async (page: number): Promise<void> => {
  await load(async () => {
    const reply = await request(inviteRecord, { pageNo: page, pageSize: FRIENDS_PER_PAGE });
    return readRows(reply, readFriend);
  });
});
