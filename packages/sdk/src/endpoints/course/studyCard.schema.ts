import { Type, type Static } from 'typebox';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { OrderStatus } from '../order/order.schema.ts';
import { Cents, Id, Input, Nullable, Time } from '../parts.schema.ts';

/** Code printed on the card; case-insensitive. */
const code = Type.String({ minLength: 4, maxLength: 64 });

/** Reference to a study card by its code. */
export const StudyCardIn = Input({ code });
export type StudyCardIn = Static<typeof StudyCardIn>;

/** State of a study card. */
export const StudyCardState = Type.Enum(['usable', 'used', 'expired', 'stopped']);
export type StudyCardState = Static<typeof StudyCardState>;

/** A card with a code that unlocks courses (学习卡). */
export const StudyCard = Type.Object({
  cardId: Id,
  cardName: Type.String(),
  state: StudyCardState,
  /** Id of the order created from it; null unless this student used the card. */
  orderId: Nullable(Id),
  /** Number of `commodities` that the student may choose; 0 unlocks all of them. */
  chooseCount: Type.Integer(),
  /** Days of access to the courses; null where it never ends. */
  days: Nullable(Type.Integer()),
  /** Start of the period in which the card can be used; null for no limit. */
  startsAt: Nullable(Time),
  endsAt: Nullable(Time),
  commodities: Type.Array(CourseCard),
});
export type StudyCard = Static<typeof StudyCard>;

/** A study card to redeem. */
export const StudyCardOrderIn = Input({
  code,
  /** Chosen courses or packages; left out where the card unlocks all. */
  commodityIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
});
export type StudyCardOrderIn = Static<typeof StudyCardOrderIn>;

/** The order created from a card; nothing is left to pay. */
export const StudyCardOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  status: OrderStatus,
  payCents: Cents,
});
export type StudyCardOrder = Static<typeof StudyCardOrder>;

/** Reference to the order of a card. */
export const StudyCardReturnIn = Input({ orderId: Id });
export type StudyCardReturnIn = Static<typeof StudyCardReturnIn>;

/** What the student received for a card, to show after the order. */
export const StudyCardReturn = Type.Object({
  order: StudyCardOrder,
  cardName: Type.String(),
  openedAt: Nullable(Time),
  /** End of the access; null where it never ends. */
  expiresAt: Nullable(Time),
  commodities: Type.Array(CourseCard),
  /** First lesson; null where there is none. */
  begin: Nullable(Type.Object({ commodityId: Id, courseId: Id, lessonId: Id })),
});
export type StudyCardReturn = Static<typeof StudyCardReturn>;

/** Reference to a package that a card unlocks. */
export const StudyCardPackageIn = Input({ code, commodityId: Id });
export type StudyCardPackageIn = Static<typeof StudyCardPackageIn>;

/** A package and its courses. */
export const StudyCardPackage = Type.Object({ commodity: CourseCard, courses: Type.Array(CourseCard) });
export type StudyCardPackage = Static<typeof StudyCardPackage>;
