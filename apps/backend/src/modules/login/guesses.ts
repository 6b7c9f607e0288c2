import {
  addCounts,
  clearCounts,
  type Count,
  readCounts,
  type Subject,
  decrementCount,
} from '../../platform/auth/attempts.repo.ts';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import { captchaOf, demandChallenge, type TicketFields } from '../verification/index.ts';

/** A guess at a secret of an account. `who` identifies the account, whichever of its names was typed. */
export interface Guess {
  readonly kind: 'password' | 'sms-code';
  readonly accountId: string;
}

const QUARTER_SECONDS = 15 * 60;
/** Wrong guesses at an account, from anywhere, after which every guess needs a solved challenge. */
const FREE_GUESSES = 3;
/** The same limit for a network; each account that logs in from there raises it by one. */
const FREE_FROM_NETWORK = 30;
/**
 * Maximum wrong guesses per hour at one account from one network, or from the account's own browser, even with
 * solved challenges.
 */
const MAX_FROM_NETWORK = 30;
/**
 * Limits where the platform has no challenge and can only refuse: at one account from one network and from
 * everywhere, and at all accounts from one network, from which a whole school may log in.
 */
const UNCHALLENGED = { fromNetwork: 10, fromEverywhere: 100, atAllAccounts: 600 } as const;

/** Cookie that identifies the account that last logged in from a browser; signed, so it exists only after a log-in. */
const BROWSER_COOKIE = 'knownBrowser';
const YEAR_SECONDS = 365 * 24 * 3600;

const claimOf = ({ company }: Context, accountId: string): string => `${company.id}:${accountId}`;

/** Identifies an account for password guesses. */
export const guesserOf = (user: Pick<User, 'id'>): string => `user ${user.id}`;

/** Sets a cookie that distinguishes the account's own browser from others in the same network. */
export function rememberBrowser(context: Context, user: Pick<User, 'id'>): void {
  const proof = sign(context.config, 'known-browser', claimOf(context, guesserOf(user)));
  context.setCookie(BROWSER_COOKIE, proof, { maxAgeSeconds: YEAR_SECONDS });
}

function isOwnBrowser(context: Context, accountId: string): boolean {
  const proof = context.readCookie(BROWSER_COOKIE) ?? '';
  return proof !== '' && isSigned(context.config, 'known-browser', claimOf(context, accountId), proof);
}

interface Subjects {
  readonly account: Subject;
  readonly origin: Subject;
  readonly network: Subject;
  /**
   * Counts whether an account has already raised the limit of the network, so that repeated log-ins raise it
   * only once.
   */
  readonly arrival: Subject;
}

function subjectsOf(context: Context, { kind, accountId }: Guess): Subjects {
  const network = networkOf(context.ip);
  const common = { companyId: context.company.id, windowSeconds: QUARTER_SECONDS };
  const pair = `${accountId} ${isOwnBrowser(context, accountId) ? 'own browser' : network}`;
  return {
    account: { ...common, kind, key: accountId },
    origin: { ...common, kind: `${kind}-origin`, key: pair, windowSeconds: 3600 },
    network: { ...common, kind: `${kind}-network`, key: network },
    arrival: { ...common, kind: `${kind}-arrival`, key: pair },
  };
}

const tooMany = (secondsLeft: number): BusinessError =>
  new BusinessError('0', `试的次数太多了，请 ${Math.ceil(secondsLeft / 60)} 分钟后再试，或换一种方式登录`);

/**
 * Counts a guess before it is checked, so that parallel guesses cannot exceed the limit, and admits it or
 * demands a challenge. Guessing at an account makes the next log-ins solve a challenge, from wherever they
 * come, but locks nobody out: only repeated wrong guesses with solved challenges are refused, and only from the
 * same network. The account's own browser is counted separately from its network, since a whole school may log
 * in from one network with an attacker in it. Accounts that do not exist are counted like those that do.
 * @throws {BusinessError} code 600 to demand a challenge, 0 after too many guesses from here.
 */
export async function admitGuess(context: Context, guess: Guess, fields: TicketFields): Promise<void> {
  const { db, clock } = context;
  const { account, origin, network } = subjectsOf(context, guess);
  const counted = [account, origin, network];
  const now = clock.now();
  // Checked first without counting, so that a refused guess writes nothing.
  const isKnown = isOwnBrowser(context, guess.accountId);
  const isChallenged = needsChallenge(context, await readCounts(db, now, counted), { included: 0, isKnown });
  if (isChallenged) await demandChallenge(context, fields);
  if (!needsChallenge(context, await addCounts(db, now, counted), { included: 1, isKnown }) || isChallenged)
    return;
  try {
    // Concurrent guesses have reached the limit meanwhile.
    await demandChallenge(context, fields);
  } catch (error) {
    // The guess was not checked, so it does not count.
    for (const subject of counted) await decrementCount(db, subject);
    throw error;
  }
}

/**
 * Tells whether a guess needs a solved challenge.
 * @param included 1 where the counts already include this guess.
 * @param isKnown whether it comes from the account's own browser, which strangers in its network cannot lock out.
 * @throws {BusinessError} code 0 where even a challenge does not help.
 */
function needsChallenge(
  context: Context,
  [account, origin, network]: readonly Count[],
  { included, isKnown }: { readonly included: 0 | 1; readonly isKnown: boolean },
): boolean {
  const isOver = (count: Count | undefined, limit: number): count is Count =>
    (count?.count ?? 0) - included >= limit;
  const hasChallenge = captchaOf(context) !== undefined;
  if (isOver(origin, hasChallenge ? MAX_FROM_NETWORK : UNCHALLENGED.fromNetwork))
    throw tooMany(origin.secondsLeft);
  if (!hasChallenge) {
    if (isOver(account, UNCHALLENGED.fromEverywhere)) throw tooMany(account.secondsLeft);
    if (!isKnown && isOver(network, UNCHALLENGED.atAllAccounts)) throw tooMany(network.secondsLeft);
  }
  return isOver(account, FREE_GUESSES) || isOver(network, FREE_FROM_NETWORK);
}

/** Resets the counts of an account after a right guess, and raises the limit of its network by one. */
export async function forgiveGuess(context: Context, guess: Guess): Promise<void> {
  const { db, clock } = context;
  const { account, origin, network, arrival } = subjectsOf(context, guess);
  await clearCounts(db, [account, origin]);
  const [arrived] = await addCounts(db, clock.now(), [arrival]);
  await decrementCount(db, network, arrived?.count === 1 ? 2 : 1);
}

/** Resets the counts of an account whose owner was identified in another way. */
export function resetGuesses(context: Context, guess: Guess): Promise<void> {
  const { account, origin } = subjectsOf(context, guess);
  return clearCounts(context.db, [account, origin]);
}
