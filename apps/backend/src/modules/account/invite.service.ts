import { amount } from '@lectern/sdk';
import type { InviteCode, InviteRecord, InviteRecordIn } from '@lectern/sdk/endpoints/account';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { settingOf } from '../../platform/company/index.ts';
import { findInvited, type InvitePoints, inviteCodeOf, REWARDED_PER_DAY } from './invite.repo.ts';
import { memberNow } from '../../platform/http/member.ts';

const DEFAULT_PAGE_SIZE = 20;

/** What an invitation is worth at a company (`INVITE_POINTS`, `INVITE_FRIEND_POINTS`); nothing unless it says so. */
export function invitePoints(company: Company): InvitePoints {
  const points = (code: string): number =>
    Math.min(100_000, Math.max(0, Math.trunc(amount(settingOf(company, code), 0))));
  return { inviter: points('INVITE_POINTS'), friend: points('INVITE_FRIEND_POINTS') };
}

/** Answers `account.inviteCode`. */
export async function inviteCode(_: object, context: UserContext): Promise<InviteCode> {
  const code = await inviteCodeOf(context.db, memberNow(context));
  const { inviter, friend } = invitePoints(context.company);
  const rules = [
    '同学打开链接，或注册时填上邀请码，注册成功就记在这里。',
    '每位同学只记一次，已经有账号的同学不算。',
    ...(inviter > 0 ? [`一天里最多 ${REWARDED_PER_DAY} 位同学有奖励，多的照样记下。`] : []),
  ];
  return {
    code,
    url: `${context.origin}/#/join/register?${new URLSearchParams({ inviteCode: code })}`,
    rulesHtml: `<ul>${rules.map((rule) => `<li>${rule}</li>`).join('')}</ul>`,
    rewardPoints: inviter,
    friendPoints: friend,
  };
}

/** Answers `account.inviteRecord`. */
export const inviteRecord = (
  { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: InviteRecordIn,
  context: UserContext,
): Promise<InviteRecord> =>
  findInvited(context.db, memberNow(context), { limit: pageSize, offset: (pageNo - 1) * pageSize });
