import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import type {
  StudyCard,
  StudyCardIn,
  StudyCardOrder,
  StudyCardOrderIn,
  StudyCardPackage,
  StudyCardPackageIn,
  StudyCardReturn,
  StudyCardReturnIn,
  StudyCardState,
} from '@lectern/sdk/endpoints/course';
import { and, eq } from 'drizzle-orm';
import { guessCode } from '../../platform/http/limits/codeGuesses.ts';
import { isId } from '../../platform/database/columns.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { cardsOf, enrol, findPackageCourses, enrolments } from '../catalogue/index.ts';
import { createCourseOrder, findBegin, lockCommodities, type Order, orderItems } from '../order/index.ts';
import { commoditiesOf, findCard, findCardOrder, type FoundCard, lockCard } from './studyCard.repo.ts';
import { studyCards } from './studyCard.tables.ts';
import { memberOf } from '../../platform/http/member.ts';
import { daysLater } from '../../platform/dates/days.ts';

/** Finds a card by its code. Failures are counted, so that codes cannot be guessed. @throws {BusinessError} */
async function demandCard(context: UserContext, code: string): Promise<FoundCard> {
  const { db, company } = context;
  const found = await guessCode(context, { kind: 'study-card', field: 'code' }, () =>
    findCard(db, company.id, code),
  );
  if (found === undefined) throw refused('code', '没有找到这张学习卡，请对照卡面看看有没有输错');
  return found;
}

function stateOf({ card, batch }: FoundCard, now: Date): StudyCardState {
  if (card.userId !== null) return 'used';
  if (batch.stoppedAt !== null) return 'stopped';
  return batch.endsAt <= now ? 'expired' : 'usable';
}

/** Answers `course.checkStudyCard`. */
export async function checkStudyCard({ code }: StudyCardIn, context: UserContext): Promise<StudyCard> {
  const found = await demandCard(context, code);
  const { card, batch } = found;
  return {
    cardId: card.id,
    cardName: batch.name,
    state: stateOf(found, context.clock.now()),
    orderId: card.userId === context.user.id ? card.orderId : null,
    chooseCount: batch.chooseCount,
    days: batch.days,
    startsAt: null,
    endsAt: batch.endsAt.toISOString(),
    commodities: await cardsOf(context.db, memberOf(context), await commoditiesOf(context.db, batch.id)),
  };
}

/** Answers `course.studyCardPackageInfo`. */
export async function studyCardPackageInfo(
  { code, commodityId }: StudyCardPackageIn,
  context: UserContext,
): Promise<StudyCardPackage> {
  const { batch } = await demandCard(context, code);
  const { db } = context;
  const isOnCard = (await commoditiesOf(db, batch.id)).includes(commodityId);
  const [commodity] = isOnCard ? await cardsOf(db, memberOf(context), [commodityId]) : [];
  if (commodity === undefined) throw refused('commodityId', '这张卡里没有这个套餐');
  const viewer = { ...memberOf(context), schoolId: context.school.id };
  const courses =
    commodity.commodityType === 2 ? await findPackageCourses(db, viewer, commodity.courseId) : [commodityId];
  return { commodity, courses: await cardsOf(db, viewer, courses) };
}

const presentOrder = ({ id, orderNo, status, payCents }: Order): StudyCardOrder => ({
  orderId: id,
  orderNo,
  status,
  payCents,
});

const REFUSALS: Readonly<Record<Exclude<StudyCardState, 'usable'>, string>> = {
  used: '这张卡已经被用过了',
  stopped: '学校停用了这张卡，可以问问发卡的老师',
  expired: '这张卡已经过期，可以问问学校能不能换',
};

/** Determines what a card opens for a student: their choice, or everything they do not have. @throws {BusinessError} */
function openedBy(
  cards: readonly CourseCard[],
  chooseCount: number,
  chosen: readonly string[] | undefined,
): CourseCard[] {
  const missing = cards.filter(({ owned }) => !owned);
  if (cards.length === 0) throw refused('code', '这张卡里的课程都下架了，可以问问学校能不能换');
  if (missing.length === 0) throw refused('code', '卡里的课程你都有了，卡没有用掉，可以留着或送给同学');
  if (chooseCount === 0) {
    if (chosen !== undefined) throw refused('commodityIds', '这张卡会打开全部课程，不用选');
    return missing;
  }
  const maxChoices = Math.min(chooseCount, missing.length);
  const picked = missing.filter(({ commodityId }) => chosen?.includes(commodityId) === true);
  if (picked.length !== maxChoices || chosen?.length !== maxChoices)
    throw refused('commodityIds', `请从卡里选 ${maxChoices} 门还没有的课程`);
  return picked;
}

/** Answers `course.createStudyCardOrder`. For a card that the student has already used, returns its order. */
export async function createStudyCardOrder(
  { code, commodityIds }: StudyCardOrderIn,
  context: UserContext,
): Promise<StudyCardOrder> {
  const { card: known, batch } = await demandCard(context, code);
  const owner = memberOf(context);
  const now = context.clock.now();
  return context.transaction(async (tx) => {
    const card = await lockCard(tx, known.id);
    if (card === undefined) throw refused('code', '没有找到这张学习卡，请对照卡面看看有没有输错');
    if (card.userId === owner.userId && card.orderId !== null) {
      const existing = await findCardOrder(tx, owner, card.orderId);
      if (existing !== undefined) return presentOrder(existing.order);
    }
    const state = stateOf({ card, batch }, now);
    if (state !== 'usable') throw refused('code', REFUSALS[state]);
    // Locked before reading, so that of two cards with the same course the second one finds it already owned.
    await lockUser(tx, owner.userId);
    const items = openedBy(
      await cardsOf(tx, owner, await commoditiesOf(tx, batch.id)),
      batch.chooseCount,
      commodityIds,
    );
    const waiting = await lockCommodities(
      tx,
      context,
      items.map(({ commodityId }) => commodityId),
    );
    if (waiting !== undefined) {
      throw new BusinessError(
        '0',
        `《${waiting.name}》在一个待支付的订单里，先取消那个订单，再用卡，就不会多付一次`,
        { field: 'code', orderId: waiting.orderId },
      );
    }
    const order = await createCourseOrder(
      tx,
      context,
      items.map((course) => ({ ...course, priceCents: 0 })),
    );
    const expiresAt = batch.days === null ? undefined : daysLater(now, batch.days);
    for (const { commodityId } of items) {
      await enrol(tx, {
        ...owner,
        commodityId,
        source: 'studyCard',
        orderId: order.id,
        now,
        ...(expiresAt !== undefined && { expiresAt }),
      });
    }
    await tx
      .update(studyCards)
      .set({ userId: owner.userId, orderId: order.id, usedAt: now })
      .where(eq(studyCards.id, card.id));
    return presentOrder(order);
  });
}

/** Answers `course.studyCardReturnInfo`. */
export async function studyCardReturnInfo(
  { orderId }: StudyCardReturnIn,
  context: UserContext,
): Promise<StudyCardReturn> {
  const owner = memberOf(context);
  const found = isId(orderId) ? await findCardOrder(context.db, owner, orderId) : undefined;
  if (found === undefined) throw new BusinessError('0', '没有找到这张学习卡的订单');
  const { order, batch } = found;
  const [items, [right], begin] = await Promise.all([
    context.db
      .select({ commodityId: orderItems.commodityId })
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(orderItems.position),
    context.db
      .select({ expiresAt: enrolments.expiresAt })
      .from(enrolments)
      .where(and(eq(enrolments.userId, owner.userId), eq(enrolments.orderId, order.id)))
      .limit(1),
    findBegin(context.db, order),
  ]);
  return {
    order: presentOrder(order),
    cardName: batch.name,
    openedAt: order.paidAt?.toISOString() ?? null,
    expiresAt: right?.expiresAt?.toISOString() ?? null,
    commodities: await cardsOf(
      context.db,
      owner,
      items.map(({ commodityId }) => commodityId),
    ),
    begin,
  };
}
