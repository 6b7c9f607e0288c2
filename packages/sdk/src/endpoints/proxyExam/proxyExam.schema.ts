import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Ids, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { CascadeOption, CustomField, CustomValue } from '../studentInfo/customField.schema.ts';

/**
 * Where a registration stands: `open` was not begun, `returned` waits to be mended and handed in again, and
 * `closed` can be handed in no more.
 */
export const SignState = Type.Enum(['open', 'draft', 'submitted', 'returned', 'accepted', 'closed']);
export type SignState = Static<typeof SignState>;

export const SignListIn = Input({
  state: Type.Optional(SignState),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type SignListIn = Static<typeof SignListIn>;

/** An exam that the school registers students for. */
export const SignItem = Type.Object({
  /** `0` before it is begun: there is one registration a student and exam, so `itemId` names it too. */
  signId: Id,
  itemId: Id,
  itemName: Type.String(),
  state: SignState,
  /** Empty before one is chosen; the times are then the first and the last of all provinces. */
  provinceCode: Type.String(),
  provinceName: Type.String(),
  /** The place of the exam; empty until it is assigned. */
  placeName: Type.String(),
  startsAt: Time,
  endsAt: Time,
  examAt: Nullable(Time),
  feeCents: Cents,
  /** Why it was returned or closed. */
  reason: Type.String(),
});
export type SignItem = Static<typeof SignItem>;

export const SignList = Page(SignItem);
export type SignList = Static<typeof SignList>;

export const ItemIn = Input({ itemId: Id });
export type ItemIn = Static<typeof ItemIn>;

/** The provinces where an exam is held. */
export const ExamProvinces = Type.Array(
  Type.Object({ provinceCode: Type.String(), provinceName: Type.String() }),
);
export type ExamProvinces = Static<typeof ExamProvinces>;

/** Assigns a place to several registrations. */
export const AssignPlaceIn = Input({ signIds: Ids, placeId: Id });
export type AssignPlaceIn = Static<typeof AssignPlaceIn>;

export const AssignedPlaces = Type.Object({ assignedCount: Type.Integer() });
export type AssignedPlaces = Static<typeof AssignedPlaces>;

export const SignIn = Input({ signId: Id });
export type SignIn = Static<typeof SignIn>;

/** A registration with the form as it was filled in. */
export const SignDetail = Type.Object({
  item: SignItem,
  fields: Type.Array(CustomField),
  /** Empty while or where none can be chosen. */
  places: Type.Array(Type.Object({ placeId: Id, placeName: Type.String(), remaining: Type.Integer() })),
});
export type SignDetail = Static<typeof SignDetail>;

export const ItemTimeIn = Input({ itemId: Id, provinceCode: Type.String({ minLength: 1, maxLength: 12 }) });
export type ItemTimeIn = Static<typeof ItemTimeIn>;

/** When registration is open in a province, and when the exam is. */
export const ItemTime = Type.Object({ startsAt: Time, endsAt: Time, examAt: Nullable(Time) });
export type ItemTime = Static<typeof ItemTime>;

/** An exam with its terms. */
export const ItemInfo = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  /** HTML, made safe by the server. */
  termsHtml: Type.String(),
  feeCents: Cents,
  openFlag: Flag,
});
export type ItemInfo = Static<typeof ItemInfo>;

/** Keeps the form, or hands it in. */
export const SaveFormIn = Input({
  signId: Type.Optional(Id),
  itemId: Id,
  provinceCode: Type.String({ minLength: 1, maxLength: 12 }),
  values: Type.Array(CustomValue, { maxItems: 200 }),
  /** 1 hands it in. */
  submitFlag: Flag,
});
export type SaveFormIn = Static<typeof SaveFormIn>;

export const SavedForm = Type.Object({ signId: Id, state: SignState });
export type SavedForm = Static<typeof SavedForm>;

export const CascadeOptionsIn = Input({ fieldId: Id, parentId: Type.Optional(Id) });
export type CascadeOptionsIn = Static<typeof CascadeOptionsIn>;

/** One level of a cascade field's choices, which tell no `children`; a last one has none below it. */
export const CascadeOptions = Type.Array(CascadeOption);
export type CascadeOptions = Static<typeof CascadeOptions>;

/** The fields of a registration's form. `dataOptions` of a cascade are its first level, and whole levels along the answer. */
export const ProxyCustomInfo = Type.Object({ fields: Type.Array(CustomField) });
export type ProxyCustomInfo = Static<typeof ProxyCustomInfo>;

/** Binds the student to an exam. */
export const SaveUserItemIn = Input({
  itemId: Id,
  provinceCode: Type.String({ minLength: 1, maxLength: 12 }),
});
export type SaveUserItemIn = Static<typeof SaveUserItemIn>;

/** Whether an exam takes registrations: in some province now, in none yet, or no more. */
export const OfferState = Type.Enum(['open', 'soon', 'closed']);
export type OfferState = Static<typeof OfferState>;

export const OffersIn = Input({
  state: Type.Optional(OfferState),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type OffersIn = Static<typeof OffersIn>;

/** An exam that the school registers for, as everybody sees it. */
export const ExamOffer = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  state: OfferState,
  /** The first and the last moment of registration over all provinces. */
  startsAt: Time,
  endsAt: Time,
  /** The first exam of all provinces; null while nobody knows. */
  examAt: Nullable(Time),
  feeCents: Cents,
  /** Names of the provinces where it is held. */
  provinces: Type.Array(Type.String()),
});
export type ExamOffer = Static<typeof ExamOffer>;

export const OfferList = Type.Object({
  ...Page(ExamOffer).properties,
  /** How many there are of each state, whatever state is asked for. */
  counts: Type.Object({
    all: Type.Integer(),
    open: Type.Integer(),
    soon: Type.Integer(),
    closed: Type.Integer(),
  }),
});
export type OfferList = Static<typeof OfferList>;

/** A province where an exam is held, with its times. */
export const OfferProvince = Type.Object({
  provinceCode: Type.String(),
  provinceName: Type.String(),
  ...ItemTime.properties,
});
export type OfferProvince = Static<typeof OfferProvince>;

/** An exam on offer with what one needs to know before registering. */
export const OfferDetail = Type.Object({
  offer: ExamOffer,
  /** HTML, made safe by the server. */
  termsHtml: Type.String(),
  provinces: Type.Array(OfferProvince),
  /** Names of what the form asks for at first. */
  asks: Type.Array(Type.String()),
  /** Courses of which one must be had to register; none for an exam that is open to all. */
  courses: Type.Array(CourseCard),
  /** The student's registration, begun or not; null for a visitor and for who may not register. */
  sign: Nullable(SignItem),
});
export type OfferDetail = Static<typeof OfferDetail>;
