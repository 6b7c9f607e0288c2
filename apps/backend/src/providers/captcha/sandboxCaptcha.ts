import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { CaptchaProvider } from './captchaProvider.ts';
import { drawPuzzle, isSolved, PICTURE, PIECE, type TrackPoint } from './puzzle.ts';
import { sandboxPuzzles, sandboxTickets } from './sandboxCaptcha.tables.ts';

const PUZZLE_MS = 3 * 60_000;
const TICKET_MS = 5 * 60_000;
const TRIES = 3;

/** A puzzle as sent to the page: pictures as SVG, sizes in px. */
export interface PuzzleReply {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly pieceY: number;
  readonly picture: string;
  readonly piece: string;
}

/** Result of an answer: 0 with a ticket, 1 try again, 2 no tries left. */
export type PuzzleVerdict =
  | { readonly ret: 0; readonly ticket: string; readonly randstr: string }
  | { readonly ret: 1 | 2 };

/** Creates a new puzzle. */
export async function setPuzzle(db: Queryable, clock: Clock): Promise<PuzzleReply> {
  const now = clock.now();
  const { gapX, pieceY, picture, piece } = drawPuzzle();
  const id = randomUUID();
  await db.delete(sandboxPuzzles).where(lt(sandboxPuzzles.expiresAt, now));
  await db
    .insert(sandboxPuzzles)
    .values({ id, gapX, triesLeft: TRIES, expiresAt: new Date(now.getTime() + PUZZLE_MS) });
  return { id, width: PICTURE.width, height: PICTURE.height, pieceSize: PIECE, pieceY, picture, piece };
}

/** Checks an answer. A try is counted before it is checked, so that parallel answers share the same three tries. */
export async function validatePuzzle(
  db: Queryable,
  clock: Clock,
  answer: {
    readonly id: string;
    readonly x: number;
    readonly track: readonly TrackPoint[];
    readonly ip: string;
  },
): Promise<PuzzleVerdict> {
  const now = clock.now();
  const [puzzle] = await db
    .update(sandboxPuzzles)
    .set({ triesLeft: sql`${sandboxPuzzles.triesLeft} - 1` })
    .where(
      and(
        eq(sandboxPuzzles.id, answer.id),
        gt(sandboxPuzzles.triesLeft, 0),
        gt(sandboxPuzzles.expiresAt, now),
      ),
    )
    .returning();
  if (puzzle === undefined) return { ret: 2 };
  if (!isSolved(puzzle.gapX, answer.x, answer.track)) return { ret: puzzle.triesLeft > 0 ? 1 : 2 };
  const deleted = await db
    .delete(sandboxPuzzles)
    .where(eq(sandboxPuzzles.id, puzzle.id))
    .returning({ id: sandboxPuzzles.id });
  if (deleted.length === 0) return { ret: 2 };
  const ticket = randomBytes(32).toString('base64url');
  const randstr = randomBytes(6).toString('base64url');
  await db
    .insert(sandboxTickets)
    .values({
      ticketHash: digestOf(ticket),
      randstr,
      ip: answer.ip,
      expiresAt: new Date(now.getTime() + TICKET_MS),
    });
  return { ret: 0, ticket, randstr };
}

/** A fake captcha provider: its script is `/sandbox/captcha.js`, and each ticket is valid once. */
export function createSandboxCaptcha(db: Queryable, clock: Clock): CaptchaProvider {
  return {
    appId: 'sandbox',
    script: '/sandbox/captcha.js',
    async verify({ ticket, randstr, ip }) {
      await db.delete(sandboxTickets).where(lt(sandboxTickets.expiresAt, clock.now()));
      const used = await db
        .delete(sandboxTickets)
        .where(
          and(
            eq(sandboxTickets.ticketHash, digestOf(ticket)),
            eq(sandboxTickets.randstr, randstr),
            eq(sandboxTickets.ip, ip),
          ),
        )
        .returning({ ticketHash: sandboxTickets.ticketHash });
      return used.length === 1;
    },
  };
}
