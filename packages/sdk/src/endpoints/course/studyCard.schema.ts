import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { OrderStatus } from '../order/order.schema.ts';
import { Cents, Id, Input, Nullable, Time } from '../parts.schema.ts';

/** What stands on the card; capitals and small letters are the same. */
const code = Type.String({ minLength: 4, maxLength: 64 });

/** Names a study card by its code. */
export const StudyCardIn = Input({ code });
export type StudyCardIn = Static<typeof StudyCardIn>;

/** Where a study card stands. */
export const StudyCardState = Type.Enum(['usable', 'used', 'expired', 'stopped']);
export type StudyCardState = Static<typeof StudyCardState>;

/** A card with a code that is worth courses (学习卡). */
export const StudyCard = Type.Object({
  cardId: Id,
  cardName: Type.String(),
  state: StudyCardState,
  /** The order that it became, where this very student used it. */
  orderId: Nullable(Id),
  /** How many of `commodities` the student may choose; 0 means that all of them are opened. */
  chooseCount: Type.Integer(),
  /** Days that the courses stay open; null for no end. */
  days: Nullable(Type.Integer()),
  /** The card can be used between these moments; null for no bound. */
  startsAt: Nullable(Time),
  endsAt: Nullable(Time),
  commodities: Type.Array(CourseCard),
});
export type StudyCard = Static<typeof StudyCard>;

/** Uses a card up. */
export const StudyCardOrderIn = Input({
  code,
  /** What was chosen; left out where the card opens all of its courses. */
  commodityIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
});
export type StudyCardOrderIn = Static<typeof StudyCardOrderIn>;

/** The order that a card became; there is nothing left to pay. */
export const StudyCardOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  payCents: Cents,
});
export type StudyCardOrder = Static<typeof StudyCardOrder>;

/** Names the order of a card. */
export const StudyCardReturnIn = Input({ orderId: Id });
export type StudyCardReturnIn = Static<typeof StudyCardReturnIn>;

/** What the student got for a card, to be shown after the order. */
export const StudyCardReturn = Type.Object({
  order: StudyCardOrder,
  cardName: Type.String(),
  openedAt: Nullable(Time),
  /** The end of the right to study; without end when null. */
  expiresAt: Nullable(Time),
  commodities: Type.Array(CourseCard),
  /** The first lesson; null without one. */
  begin: Nullable(Type.Object({ commodityId: Id, courseId: Id, lessonId: Id })),
});
export type StudyCardReturn = Static<typeof StudyCardReturn>;

/** Names a package that a card opens. */
export const StudyCardPackageIn = Input({ code, commodityId: Id });
export type StudyCardPackageIn = Static<typeof StudyCardPackageIn>;

/** A package and the courses in it. */
export const StudyCardPackage = Type.Object({ commodity: CourseCard, courses: Type.Array(CourseCard) });
export type StudyCardPackage = Static<typeof StudyCardPackage>;
