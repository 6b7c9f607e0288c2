import { and, eq, or, sql } from 'drizzle-orm';
import { type Queryable, sqlStateOf } from '../../platform/database/connection.ts';
import { type User, users } from '../../platform/database/tables/users.tables.ts';
import { addCount } from '../../platform/auth/attempts.repo.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import { captchaOf, demandChallenge, type TicketFields } from './challenge.ts';

/** Error messages for names already in use. */
const TAKEN_MESSAGES = { username: '用户名已绑定', email: '邮箱已绑定', mobile: '手机号已绑定' } as const;
const DUPLICATE = '23505';

/** Names that identify an account, as far as they are to be checked. */
export type AccountNames = Partial<Record<keyof typeof TAKEN_MESSAGES, string>>;

const takenError = (field: keyof typeof TAKEN_MESSAGES): BusinessError =>
  new BusinessError('0', TAKEN_MESSAGES[field], { field });

/** @throws {BusinessError} naming the first name already in use. */
export async function refuseTaken(
  db: Queryable,
  companyId: string,
  { username, email, mobile }: AccountNames,
): Promise<void> {
  const same: [keyof typeof TAKEN_MESSAGES, string | undefined, (user: User) => string | undefined][] = [
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
  for (const [field, requested, of] of same) {
    if (requested !== undefined && found.some((user) => of(user) === requested)) throw takenError(field);
  }
}

/** Checks per hour that a student, or a network without a session, may make before a challenge is demanded. */
const FREE_CHECKS = 20;
/** Limits per hour where the platform has no challenge and can only refuse; a whole school may register in one network. */
const UNCHALLENGED = { student: 100, network: 6000 } as const;

/**
 * Checks whether names are free, for callers who have not proved that any of them is theirs. Each call is counted, so that
 * nobody can find out who has an account.
 * @param free checks per hour without a challenge; 0 for numbers, which can be tried out in sequence. @defaultValue 20
 * @throws {BusinessError} code 600 to demand a challenge, 0 naming the first name already in use, and 0 after too many
 *   checks where the platform has no challenge.
 */
export async function refuseTakenWithinLimit(
  context: Context,
  names: AccountNames,
  proof: TicketFields,
  free = FREE_CHECKS,
): Promise<void> {
  const { db, clock, company, user, ip } = context;
  const { count, secondsLeft } = await addCount(db, clock.now(), {
    companyId: company.id,
    kind: 'check-account',
    key: user === undefined ? networkOf(ip) : `user ${user.id}`,
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

const FIELDS: Readonly<Record<string, keyof typeof TAKEN_MESSAGES>> = {
  users_username: 'username',
  users_email: 'email',
  users_mobile: 'mobile',
};

/** Converts the database's error for a name taken meanwhile into the same message; returns other errors unchanged. */
export function translateTakenError(error: unknown): unknown {
  const field = sqlStateOf(error) === DUPLICATE ? FIELDS[constraintOf(error)] : undefined;
  return field === undefined ? error : takenError(field);
}
