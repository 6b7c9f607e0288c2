import type {
  BankConfig,
  BankTypeName,
  BankTypeNumber,
  BankTypeNumberIn,
  ChapterPoint,
  ChapterPointList,
  ChapterPointPage,
  ChapterPointPageIn,
  ChapterPointsIn,
  ConfigByTypeIn,
  DoneCount,
  DoneCountIn,
} from '@lectern/sdk/endpoints/question';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { readPointRules } from '../pointRules/index.ts';
import { bankConfigs, typeNames } from './bankConfig.ts';
import { countTypes, findPointIds, readPoints } from './chapter.repo.ts';
import { isId } from '../../platform/database/columns.ts';
import { viewerOf } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** Answers `question.chapterPoints`. */
export async function chapterPoints(
  { subjectId }: ChapterPointsIn,
  context: Context,
): Promise<ChapterPointList> {
  return isId(subjectId) ? readPoints(context.db, viewerOf(context), { subjectId }) : [];
}

/** Answers `question.chapterPointPage`. */
export async function chapterPointPage(
  input: ChapterPointPageIn,
  context: Context,
): Promise<ChapterPointPage> {
  const { subjectId, parentId = null, keyword = '' } = input;
  if (!isId(subjectId) || (parentId !== null && !isId(parentId))) return { total: 0, records: [] };
  const viewer = viewerOf(context);
  const ids = await findPointIds(context.db, viewer.companyId, {
    subjectId,
    parentId,
    keyword: keyword.trim().toLowerCase(),
  });
  const { limit, offset } = pageOf(input);
  const pointIds = ids.slice(offset, offset + limit);
  return { total: ids.length, records: await readPoints(context.db, viewer, { pointIds }) };
}

/** Reads one point with its children. @throws {BusinessError} 0 where the company has none with this id. */
export async function expectPoint(
  context: Context,
  pointId: string,
): Promise<{ point: ChapterPoint; children: ChapterPoint[] }> {
  const points = isId(pointId) ? await readPoints(context.db, viewerOf(context), { pointId }) : [];
  const point = points.find((each) => each.pointId === pointId);
  if (point === undefined) throw new BusinessError('0', '没有找到这个知识点');
  return { point, children: points.filter((each) => each.parentId === pointId) };
}

/** Answers `question.chapterPointDoneCount`. */
export async function chapterPointDoneCount(
  { subjectId, pointId }: DoneCountIn,
  context: Context,
): Promise<DoneCount> {
  const points = await chapterPoints({ subjectId }, context);
  const within =
    pointId === undefined
      ? points
      : points.filter((point) => point.pointId === pointId || point.parentId === pointId);
  const tops = within.filter((point) =>
    pointId === undefined ? point.parentId === null : point.pointId === pointId,
  );
  const sum = (pick: (point: ChapterPoint) => number) =>
    tops.reduce((total, point) => total + pick(point), 0);
  return {
    questionCount: sum((point) => point.questionCount),
    doneCount: sum((point) => point.doneCount),
    rightCount: sum((point) => point.rightCount),
    points: within.map(({ pointId: id, doneCount, rightCount }) => ({ pointId: id, doneCount, rightCount })),
  };
}

/** Answers `question.bankTypeNumber`. */
export async function bankTypeNumber(
  input: BankTypeNumberIn,
  { db, company }: Context,
): Promise<BankTypeNumber> {
  const isNowhere = !isId(input.subjectId) || (input.pointId !== undefined && !isId(input.pointId));
  return isNowhere ? [] : countTypes(db, company.id, input);
}

/** Answers `question.bankTypeName`. */
export const bankTypeName = (): BankTypeName => typeNames();

/** Answers `question.configByType`. */
export async function configByType({ type }: ConfigByTypeIn, { db, company }: Context): Promise<BankConfig> {
  const rules = await readPointRules(db, company.id);
  return { ...bankConfigs[type], integral: rules[type].points };
}
