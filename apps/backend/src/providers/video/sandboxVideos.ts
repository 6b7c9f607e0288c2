import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isSame } from '../../platform/auth/sealing.ts';
import type { Clock } from '../../platform/config/clock.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { nextAttempt } from '../nextAttempt.ts';
import { type SandboxVideoRow, sandboxVideos } from './sandboxVideo.tables.ts';
import type { UploadAuthorization, VideoNotice, VideoProvider, VideoStatus } from './videoProvider.ts';
import type { SignedNotice } from '../../platform/http/signedNotices.ts';

/** Settings of the sandbox. */
export interface SandboxVideoOptions {
  readonly db: Queryable;
  readonly clock: Clock;
  /** The key shared by the sandbox and the schools. */
  key(): Buffer;
  readonly dataDir: string;
}

/** An uploaded part. */
export interface VideoPart {
  readonly name: string;
  readonly expires: string;
  readonly sign: string;
  /** `bytes 0-4194303/9000000` */
  readonly range: string;
  readonly bytes: Uint8Array;
}

/**
 * Result of an uploaded part: an invalid (`forged`) or `expired` authorization, an `odd` position or length, a
 * `gap` before it.
 */
export type PartOutcome = 'taken' | 'forged' | 'expired' | 'odd' | 'gap';

/** Sends a notice and returns the HTTP status of the reply. */
export type DeliverVideoNotice = (body: string, signature: string) => Promise<number>;

const AUTHORIZATION_MS = 10 * 60_000;
/** How long the sandbox takes to process a video, in milliseconds. */
const SETTLE_MS = 1_500;

/** Returns where a part belongs in a video of a size; undefined where its range does not fit. */
function rangeOf(
  { range, bytes }: Pick<VideoPart, 'range' | 'bytes'>,
  size: number,
): { readonly start: number; readonly end: number } | undefined {
  const [, from = '', to = '', total = ''] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range) ?? [];
  const [start, end] = [Number(from), Number(to) + 1];
  const isFitting = total === String(size) && end <= size && end - start === bytes.byteLength && end > start;
  return isFitting ? { start, end } : undefined;
}

/** The sandbox of an app; only outside production. */
export const sandboxVideosKey = serviceKey<SandboxVideos>('sandbox videos');

/**
 * A miniature video provider with its own tables: authorizations are signed and expire, parts are uploaded one
 * after another, files that are no video fail, and a signed notice reports the outcome.
 */
export class SandboxVideos implements VideoProvider {
  readonly id = 'sandbox';
  readonly #options: SandboxVideoOptions;

  constructor(options: SandboxVideoOptions) {
    this.#options = options;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#options.key()).update(text).digest('base64url');
  }

  #authorizationFor(name: string): UploadAuthorization {
    const expiresAt = new Date(this.#options.clock.now().getTime() + AUTHORIZATION_MS);
    const expires = String(expiresAt.getTime());
    return {
      name,
      uploadUrl: '/sandbox/video',
      fields: { name, expires, sign: this.#sign(`leave:${name}:${expires}`) },
      expiresAt,
    };
  }

  /** Finds a video by its name. */
  async find(name: string): Promise<SandboxVideoRow | undefined> {
    const [row] = await this.#options.db.select().from(sandboxVideos).where(eq(sandboxVideos.name, name));
    return row;
  }

  /** Returns the path of a video's file. */
  pathOf({ name }: Pick<SandboxVideoRow, 'name'>): string {
    return join(this.#options.dataDir, 'sandbox-videos', name);
  }

  async authorize({
    fileName,
    size,
  }: {
    readonly fileName: string;
    readonly size: number;
  }): Promise<UploadAuthorization> {
    const { db, clock } = this.#options;
    const name = randomUUID();
    await db.insert(sandboxVideos).values({ name, fileName, size, createdAt: clock.now() });
    return this.#authorizationFor(name);
  }

  async resume(name: string): Promise<(UploadAuthorization & { readonly uploadedSize: number }) | undefined> {
    const row = await this.find(name);
    return row && { ...this.#authorizationFor(name), uploadedSize: row.received };
  }

  async statusOf(name: string): Promise<VideoStatus> {
    const row = await this.find(name);
    return row === undefined ? { state: 'failed', url: '' } : this.#status(row);
  }

  async remove(name: string): Promise<void> {
    await this.#options.db.delete(sandboxVideos).where(eq(sandboxVideos.name, name));
    await rm(this.pathOf({ name }), { force: true });
  }

  #status({ name, outcome, settlesAt }: SandboxVideoRow): VideoStatus {
    if (outcome === null || settlesAt === null) return { state: 'uploading', url: '' };
    if (settlesAt > this.#options.clock.now()) return { state: 'processing', url: '' };
    return { state: outcome, url: outcome === 'ready' ? `/sandbox/video/${name}` : '' };
  }

  /** Stores a part; a repeated one changes nothing. */
  async take(part: VideoPart): Promise<PartOutcome> {
    const { name, expires, sign, bytes } = part;
    const { db, clock } = this.#options;
    if (!isSame(sign, this.#sign(`leave:${name}:${expires}`))) return 'forged';
    const now = clock.now();
    if (Number(expires) <= now.getTime()) return 'expired';
    const row = await this.find(name);
    if (row === undefined) return 'forged';
    const range = rangeOf(part, row.size);
    if (range === undefined) return 'odd';
    const { start, end } = range;
    if (end <= row.received) return 'taken';
    if (start !== row.received) return 'gap';
    await this.#write(row, start, bytes);
    const isComplete = end === row.size;
    const settlesAt = new Date(now.getTime() + SETTLE_MS);
    const outcome = isComplete && (await this.#isVideo(row)) ? 'ready' : 'failed';
    await db
      .update(sandboxVideos)
      .set({ received: end, ...(isComplete && { outcome, settlesAt, noticeAt: settlesAt }) })
      .where(and(eq(sandboxVideos.name, name), eq(sandboxVideos.received, start)));
    return 'taken';
  }

  async #write(row: SandboxVideoRow, start: number, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(row);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'r+').catch(() => open(path, 'w+'));
    try {
      await file.write(bytes, 0, bytes.byteLength, start);
    } finally {
      await file.close();
    }
  }

  async #isVideo(row: SandboxVideoRow): Promise<boolean> {
    return (await fileTypeFromFile(this.pathOf(row)))?.mime.startsWith('video/') === true;
  }

  readNotice({ signature, body }: SignedNotice): VideoNotice | undefined {
    if (!isSame(signature, this.#sign(`notice:${body}`))) return undefined;
    const { name, state, url }: { name?: unknown; state?: unknown; url?: unknown } = Object(JSON.parse(body));
    if (typeof name !== 'string' || typeof url !== 'string' || (state !== 'ready' && state !== 'failed'))
      return undefined;
    return { name, state, url };
  }

  /** Sends the notices that are due. One that is not answered with 200 is sent again, with growing delays. */
  async deliverDue(deliver: DeliverVideoNotice): Promise<void> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const due = db
      .select({ name: sandboxVideos.name })
      .from(sandboxVideos)
      .where(lte(sandboxVideos.noticeAt, now))
      .orderBy(asc(sandboxVideos.noticeAt))
      .limit(20)
      .for('update', { skipLocked: true });
    const claimed = await db
      .update(sandboxVideos)
      .set({
        attempts: sql`${sandboxVideos.attempts} + 1`,
        noticeAt: nextAttempt(sandboxVideos.attempts, now),
      })
      .where(inArray(sandboxVideos.name, due))
      .returning();
    for (const row of claimed) {
      const body = JSON.stringify({ name: row.name, ...this.#status(row) });
      const status = await deliver(body, this.#sign(`notice:${body}`)).catch(() => 0);
      if (status === 200)
        await db.update(sandboxVideos).set({ noticeAt: null }).where(eq(sandboxVideos.name, row.name));
    }
  }
}
