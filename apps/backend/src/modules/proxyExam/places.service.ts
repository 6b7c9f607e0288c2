import type { AssignedPlaces, AssignPlaceIn, SignDetail } from '@lectern/sdk/endpoints/proxyExam';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { isId, idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { examPlaces, type ExamSeats, examSeats, examSigns } from './proxyExam.tables.ts';
import { expectSign, type FoundSign, noSign } from './signs.repo.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';

/** Returns why a place cannot be chosen: it is chosen once, after the registration is submitted and before the exam. */
function choiceProblem({ item: { state }, placeId, examAt }: FoundSign, now: Date): string | undefined {
  if (state === 'closed') return '这项报名已经关闭';
  if (state !== 'submitted' && state !== 'accepted') return '请先提交报名，再选择考点';
  if (state === 'accepted' && placeId !== null) return '报名已通过，考点不能再改';
  return examAt !== null && examAt <= now ? '考试已经开始，不能再选考点' : undefined;
}

/** Selects registrations that occupy a seat; closed ones do not. */
const isSeated = and(
  eq(examSigns.itemId, examSeats.itemId),
  eq(examSigns.placeId, examSeats.placeId),
  ne(examSigns.state, 'closed'),
);

/** Reads the places that a student may choose from for a registration; empty where none can be chosen. */
export async function findPlaces(db: Queryable, found: FoundSign, now: Date): Promise<SignDetail['places']> {
  if (choiceProblem(found, now) !== undefined) return [];
  return db
    .select({
      placeId: examPlaces.id,
      placeName: examPlaces.name,
      remaining: sql<number>`greatest(${examSeats.capacity} - count(${examSigns.id}), 0)`.mapWith(Number),
    })
    .from(examSeats)
    .innerJoin(examPlaces, eq(examPlaces.id, examSeats.placeId))
    .leftJoin(examSigns, isSeated)
    .where(and(eq(examSeats.itemId, found.item.itemId), eq(examPlaces.provinceCode, found.item.provinceCode)))
    .groupBy(examPlaces.id, examPlaces.name, examSeats.capacity)
    .orderBy(asc(examPlaces.id));
}

/**
 * Reads the number of seats of a place at an exam, and locks it until the transaction ends, so that concurrent
 * requests for the same seats wait.
 */
export async function lockSeats(
  tx: Queryable,
  itemId: string,
  placeId: string,
): Promise<ExamSeats | undefined> {
  const [seats] = await tx
    .select()
    .from(examSeats)
    .where(and(eq(examSeats.placeId, placeId), eq(examSeats.itemId, itemId)))
    .for('no key update');
  return seats;
}

/** Counts the occupied seats. */
export async function countSeated(tx: Queryable, { itemId, placeId }: ExamSeats): Promise<number> {
  const [seats] = await tx
    .select({ total: count() })
    .from(examSigns)
    .innerJoin(examSeats, isSeated)
    .where(and(eq(examSeats.placeId, placeId), eq(examSeats.itemId, itemId)));
  return seats?.total ?? 0;
}

/** Reads the student's registrations and locks them until the transaction ends. */
async function lockSigns(
  tx: Queryable,
  student: MemberNow,
  signIds: readonly string[],
): Promise<FoundSign[]> {
  const locked = signIds.every(isId)
    ? await tx
        .select({ id: examSigns.id })
        .from(examSigns)
        .where(
          and(
            eq(examSigns.companyId, student.companyId),
            eq(examSigns.userId, student.userId),
            inArray(examSigns.id, [...signIds]),
          ),
        )
        .orderBy(asc(examSigns.id))
        .for('update')
    : [];
  if (locked.length < signIds.length) throw noSign();
  const found: FoundSign[] = [];
  for (const { id } of locked) found.push(await expectSign(tx, student, id));
  return found;
}

/**
 * Answers `proxyExam.batchAssignPlace`: assigns all of the registrations or none. Concurrent requests for the
 * same place wait for its lock, so that no more seats are given than there are.
 * @throws {BusinessError} code 0 where the place is full, or not possible for one of the registrations.
 */
export function assignPlace(
  { signIds, placeId }: AssignPlaceIn,
  context: UserContext,
): Promise<AssignedPlaces> {
  const student = memberNow(context);
  return context.transaction(async (tx) => {
    const found = await lockSigns(tx, student, signIds);
    const [place] = await tx
      .select()
      .from(examPlaces)
      .where(and(eq(examPlaces.companyId, student.companyId), eq(examPlaces.id, idOrNone(placeId))));
    if (place === undefined) throw refused('placeId', '没有找到这个考点');
    const moving = found.filter((sign) => sign.placeId !== place.id);
    for (const sign of moving) {
      const problem = choiceProblem(sign, student.now);
      if (problem !== undefined) throw refused('signIds', problem);
    }
    for (const { item } of moving.toSorted(
      (one, other) => Number(one.item.itemId) - Number(other.item.itemId),
    )) {
      const seats = await lockSeats(tx, item.itemId, place.id);
      if (seats === undefined || item.provinceCode !== place.provinceCode)
        throw refused('placeId', '这个考点不接受这项考试');
      if ((await countSeated(tx, seats)) >= seats.capacity)
        throw refused('placeId', `“${place.name}”名额已满，请选择其他考点`);
      await tx
        .update(examSigns)
        .set({ placeId: place.id, updatedAt: student.now })
        .where(eq(examSigns.id, item.signId));
    }
    return { assignedCount: found.length };
  });
}
