import { and, eq, or, sql } from 'drizzle-orm';
import { type Queryable, sqlStateOf } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { addCount } from '../../platform/auth/attempts.repo.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import { captchaOf, demandChallenge, type TicketFields } from './challenge.ts';

/** The words for a name that is taken. */
const TAKEN = { username: '用户名已绑定', email: '邮箱已绑定', mobile: '手机号已绑定' } as const;
const DUPLICATE = '23505';

/** What leads to an account, as far as it is asked about. */
export type AccountNames = Partial<Record<keyof typeof TAKEN, string>>;

const taken = (field: keyof typeof TAKEN): BusinessError => new BusinessError('0', TAKEN[field], { field });

/** @throws {BusinessError} naming the first of the names that somebody has. */
export async function refuseTaken(
  db: Queryable,
  companyId: string,
  { username, email, mobile }: AccountNames,
): Promise<void> {
  const same: [keyof typeof TAKEN, string | undefined, (user: User) => string | undefined][] = [
    ['username', username?.toLowerCase(), (user) => user.username?.toLowerCase()],
    ['email', email?.toLowerCase(), (user) => user.email?.toLowerCase()],
    ['mobile', mobile, (user) => user.mobile ?? undefined],
  ];
  const found = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        or(
          eq(sql`lower(${users.username})`, username?.toLowerCase() ?? ''),
          eq(sql`lower(${users.email})`, email?.toLowerCase() ?? ''),
          eq(users.mobile, mobile ?? ''),
        ),
      ),
    );
  for (const [field, wanted, of] of same) {
    if (wanted !== undefined && found.some((user) => of(user) === wanted)) throw taken(field);
  }
}

/** Names that a student, or a network without a log-in, may ask about in an hour before the challenge comes. */
const FREE_CHECKS = 20;
/** Where the platform has no challenge only refusing is left; in one network a whole school may register at once. */
const UNCHALLENGED = { student: 100, network: 6000 } as const;

/**
 * The same for who has shown of none of the names that it is theirs: each time is counted, so that nobody finds out who is
 * here.
 * @param free how many in an hour need no challenge; 0 for numbers, which can be tried out one after the other.
 * @defaultValue 20
 * @throws {BusinessError} code 600 for a challenge, 0 naming the first of the names that somebody has, and after too many
 * where the platform has no challenge.
 */
export async function refuseTakenCounted(
  context: Context,
  names: AccountNames,
  proof: TicketFields,
  free = FREE_CHECKS,
): Promise<void> {
  const { db, clock, company, user, ip } = context;
  const { count, secondsLeft } = await addCount(db, clock.now(), {
    companyId: company.id,
    kind: 'check-account',
    who: user === undefined ? networkOf(ip) : `user ${user.id}`,
    windowSeconds: 3600,
  });
  if (captchaOf(context) === undefined && count > UNCHALLENGED[user === undefined ? 'network' : 'student'])
    throw new BusinessError('0', `试的次数太多了，请 ${Math.ceil(secondsLeft / 60)} 分钟后再来`);
  if (count > free) await demandChallenge(context, proof);
  await refuseTaken(db, company.id, names);
}

function constraintOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const name: unknown = Reflect.get(error, 'constraint');
  return typeof name === 'string' ? name : constraintOf(error.cause);
}

const FIELDS: Readonly<Record<string, keyof typeof TAKEN>> = {
  users_username: 'username',
  users_email: 'email',
  users_mobile: 'mobile',
};

/** ConcurrencyLimit the database's refusal of a name that somebody took meanwhile into the same words; other errors stay as they are. */
export function asTaken(error: unknown): unknown {
  const field = sqlStateOf(error) === DUPLICATE ? FIELDS[constraintOf(error)] : undefined;
  return field === undefined ? error : taken(field);
}
