import {
  addCounts,
  clearCounts,
  type Count,
  readCounts,
  type Subject,
  takeBackCount,
} from '../../platform/auth/attempts.repo.ts';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/limits/network.ts';
import { captchaOf, demandChallenge, type TicketFields } from '../verification/index.ts';

/** What is guessed, and of which account: whatever name it was called by, an account has one `who`. */
export interface Guess {
  readonly kind: 'password' | 'sms-code';
  readonly who: string;
}

const QUARTER_SECONDS = 15 * 60;
/** Wrong guesses at an account, from wherever they come, after which each needs a solved challenge. */
const FREE_GUESSES = 3;
/** The same for a network, less one for each account that logged in from there. */
const FREE_FROM_NETWORK = 30;
/** Wrong guesses at one account from one network or its own browser, though a challenge was solved for each; in an hour. */
const MOST_FROM_NETWORK = 30;
/** Where the platform has no challenge only refusing is left: from one network, and from everywhere. */
const UNCHALLENGED = { fromNetwork: 10, fromEverywhere: 100 } as const;

/** Names the account that logged in from a browser last; only who has logged in can have it. */
const BROWSER_COOKIE = 'knownBrowser';
const YEAR_SECONDS = 365 * 24 * 3600;

const claimOf = ({ company }: Context, who: string): string => `${company.id}:${who}`;

/** The password of an account is guessed under this name. */
export const whoIs = (user: Pick<User, 'id'>): string => `user ${user.id}`;

/** Lets a browser be told from a stranger's in the same network when its account is guessed at. */
export function rememberBrowser(context: Context, user: Pick<User, 'id'>): void {
  const proof = sign(context.config, 'known-browser', claimOf(context, whoIs(user)));
  context.setCookie(BROWSER_COOKIE, proof, { maxAgeSeconds: YEAR_SECONDS });
}

function isOwnBrowser(context: Context, who: string): boolean {
  const proof = context.readCookie(BROWSER_COOKIE) ?? '';
  return proof !== '' && isSigned(context.config, 'known-browser', claimOf(context, who), proof);
}

interface Subjects {
  readonly account: Subject;
  readonly origin: Subject;
  readonly network: Subject;
  /** What a log-in counted for the network already, so that one account that logs in again and again counts once. */
  readonly arrival: Subject;
}

function subjectsOf(context: Context, { kind, who }: Guess): Subjects {
  const network = networkOf(context.ip);
  const common = { companyId: context.company.id, windowSeconds: QUARTER_SECONDS };
  const pair = `${who} ${isOwnBrowser(context, who) ? 'own browser' : network}`;
  return {
    account: { ...common, kind, who },
    origin: { ...common, kind: `${kind}-origin`, who: pair, windowSeconds: 3600 },
    network: { ...common, kind: `${kind}-network`, who: network },
    arrival: { ...common, kind: `${kind}-arrival`, who: pair },
  };
}

const tooMany = (secondsLeft: number): BusinessError =>
  new BusinessError('0', `试的次数太多了，请 ${Math.ceil(secondsLeft / 60)} 分钟后再试，或换一种方式登录`);

/**
 * Counts a guess before it is looked at, so that parallel ones cannot outrun the limit, and lets it through or asks
 * for a challenge. Whoever guesses at an account makes its next log-ins solve one, from wherever they come, but shuts
 * nobody out: only who solves many and is still wrong is refused, and only where they are: a browser
 * that the account logged in from before is not counted with its network. A whole school may log in
 * from one network while one among them guesses. Accounts that do not exist are counted like those that do.
 * @throws {BusinessError} code 600 for a challenge, 0 after too many from here.
 */
export async function admitGuess(context: Context, guess: Guess, fields: TicketFields): Promise<void> {
  const { db, clock } = context;
  const { account, origin, network } = subjectsOf(context, guess);
  const counted = [account, origin, network];
  const now = clock.now();
  // What is refused at once writes nothing.
  const isChallenged = needsChallenge(context, await readCounts(db, now, counted), 0);
  if (isChallenged) await demandChallenge(context, fields);
  if (!needsChallenge(context, await addCounts(db, now, counted), 1) || isChallenged) return;
  try {
    // Others have guessed in the meantime.
    await demandChallenge(context, fields);
  } catch (error) {
    // What was not looked at was no guess.
    for (const subject of counted) await takeBackCount(db, subject);
    throw error;
  }
}

/**
 * Tells whether a guess needs a solved challenge.
 * @param own how much of the counts is the guess itself.
 * @throws {BusinessError} code 0 where even that does not help.
 */
function needsChallenge(context: Context, [account, origin, network]: readonly Count[], own: 0 | 1): boolean {
  const isOver = (count: Count | undefined, most: number): count is Count =>
    (count?.count ?? 0) - own >= most;
  const hasChallenge = captchaOf(context) !== undefined;
  if (isOver(origin, hasChallenge ? MOST_FROM_NETWORK : UNCHALLENGED.fromNetwork))
    throw tooMany(origin.secondsLeft);
  if (!hasChallenge && isOver(account, UNCHALLENGED.fromEverywhere)) throw tooMany(account.secondsLeft);
  return isOver(account, FREE_GUESSES) || isOver(network, FREE_FROM_NETWORK);
}

/** The guess was right: the account begins anew, and its network has one wrong guess more to spare. */
export async function forgiveGuess(context: Context, guess: Guess): Promise<void> {
  const { db, clock } = context;
  const { account, origin, network, arrival } = subjectsOf(context, guess);
  await clearCounts(db, [account, origin]);
  const [arrived] = await addCounts(db, clock.now(), [arrival]);
  await takeBackCount(db, network, arrived?.count === 1 ? 2 : 1);
}

/** Lets an account begin anew whose owner showed in another way that it is theirs. */
export function forgetGuesses(context: Context, guess: Guess): Promise<void> {
  const { account, origin } = subjectsOf(context, guess);
  return clearCounts(context.db, [account, origin]);
}
