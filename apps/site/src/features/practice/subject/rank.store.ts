import type { Reply } from '@lectern/sdk';
import { type DailyPlace, dailyRank } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** A student's rank today; the server masks the names of others. */
export type RankItem = ReadBy<typeof readRank>;

/** The ranking of today's practice of a subject. */
export interface RankState extends Listing<RankItem> {
  /** The student's own rank, if it is not among the first. */
  own: RankItem | undefined;
}

/** Number of ranks shown. */
const RANKS_SHOWN = 10;

export const ranking = proxy<RankState>({ status: 'idle', records: [], total: 0, own: undefined });

function readRank(rank: Reply<DailyPlace> | undefined) {
  if (rank?.rank === undefined || rank.rank < 1) return undefined;
  return {
    rank: rank.rank,
    name: rank.nickName ?? '',
    rightCount: rank.rightCount ?? 0,
    questionCount: rank.questionCount ?? 0,
    seconds: rank.elapsedSeconds ?? 0,
    isMine: rank.isMine ?? false,
  };
}

const { load } = loadInto(ranking);

/** Loads today's first ranks of a subject, and the student's own. */
export async function loadRanking(subjectId: string): Promise<void> {
  Object.assign(ranking, { records: [], total: 0, own: undefined });
  await load(async () => {
    const reply = await request(dailyRank, { subjectId, pageNo: 1, pageSize: RANKS_SHOWN });
    const rows = readRows(reply, readRank);
    return { ...rows, own: rows.records.some(({ isMine }) => isMine) ? undefined : readRank(reply.mine) };
  });
}
