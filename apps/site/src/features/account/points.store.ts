import type { Reply } from '@lectern/sdk';
import {
  type PointDescription,
  pointDescription,
  type PointEntry as PointEntryReply,
  pointInfo,
  pointList,
} from '@lectern/sdk/endpoints/account';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { createPartialLoader } from '../../shared/partialLoader.ts';
import { loadInto } from '../../shared/loadable.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import { gainPoints } from '../../shared/student/gainPoints.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { user } from '../../shared/student/user.store.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { scoreTexts } from './score.texts.ts';
import { toChangesInput, type ChangesFilter } from './changes.ts';

/** A change of the points. */
export type PointEntry = ReadBy<typeof readEntry>;

/** A student's current points and their totals. */
export interface PointSums {
  readonly remaining: number;
  readonly gained: number;
  readonly spent: number;
}

/** An action that earns points. */
export type PointRule = ReadBy<typeof readRules>[number];

/**
 * The student's points. Totals, rules and changes are loaded independently: if one fails, the others are still
 * shown.
 */
export interface PointsState extends Listing<PointEntry> {
  sumsStatus: 'loading' | 'ready' | 'failed';
  sums: PointSums | undefined;
  isCheckingIn: boolean;
  /** Undefined until they are known. */
  rules: readonly PointRule[] | undefined;
}

export const points = proxy<PointsState>({
  status: 'idle',
  records: [],
  total: 0,
  sumsStatus: 'loading',
  sums: undefined,
  isCheckingIn: false,
  rules: undefined,
});

/** Writes a filter as the page's address. */
export const pointsHref = ({ direction, page }: ChangesFilter): string =>
  withQuery('#/personal/accountcenter/score', { direction, page });

const readEntry = (entry: Reply<PointEntryReply>) => ({
  id: entry.entryId ?? '',
  /** Negative for points spent. */
  points: Math.trunc(entry.points ?? 0),
  remark: localizedText(entry.remark, entry.remarkEn),
  createdAt: entry.createdAt ?? '',
});

const readRules = (reply: Reply<PointDescription>) =>
  reply
    .map((rule) => ({
      name: localizedText(rule.name, rule.nameEn),
      points: rule.points ?? 0,
      /** How often per day it earns points; null for no limit. */
      limitPerDay: rule.limitPerDay ?? null,
    }))
    .filter(({ name }) => name.zh !== '');

const { load } = loadInto(points);

/** Loads the changes of a filter; the previous ones stay visible until the reply arrives. */
export const showPoints = prefetched(async (filter: ChangesFilter): Promise<void> => {
  await load(async () => readRows(await request(pointList, toChangesInput(filter)), readEntry));
});

const addUp = createPartialLoader(points, { sumsStatus: 'failed' });

/** Loads the totals, and updates the header, whose number is from when the page was opened. */
export const loadSums = prefetched(async (): Promise<void> => {
  points.sumsStatus = 'loading';
  await addUp(async () => {
    const reply = await request(pointInfo, {});
    const remaining = reply.remaining ?? 0;
    if (user.student !== undefined) user.student.points = remaining;
    return { sums: { remaining, gained: reply.gained ?? 0, spent: reply.spent ?? 0 }, sumsStatus: 'ready' };
  });
});

/** Loads what earns points; if that fails, the page works without it. */
export const loadRules = prefetched(async (): Promise<void> => {
  try {
    points.rules = ref(readRules(await request(pointDescription, {})));
  } catch {
    points.rules = [];
  }
});

/** Credits today's log-in, once, and reloads the page's list. */
export async function checkIn(filter: ChangesFilter): Promise<void> {
  if (points.isCheckingIn) return;
  points.isCheckingIn = true;
  const texts = scoreTexts[localeState.locale];
  try {
    const gained = await gainPoints({ type: 'login' });
    toast(gained > 0 ? texts.checkedIn(gained) : texts.checkedInBefore, { tone: 'success' });
    await Promise.all([loadSums(), showPoints(filter)]);
  } catch {
    toast(texts.checkInFailed, { tone: 'danger' });
  } finally {
    points.isCheckingIn = false;
  }
}
