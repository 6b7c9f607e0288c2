import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Ids, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';
import { CourseCard } from '../catalogue/courseCard.schema.ts';
import { CascadeOption, CustomField, CustomValue } from '../studentInfo/customField.schema.ts';

/**
 * State of a registration. `open`: not begun; `returned`: to be corrected and submitted again; `closed`: can no
 * longer be submitted.
 */
export const SignState = Type.Enum(['open', 'draft', 'submitted', 'returned', 'accepted', 'closed']);
export type SignState = Static<typeof SignState>;

export const SignListIn = Input({
  state: Type.Optional(SignState),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type SignListIn = Static<typeof SignListIn>;

/** An exam of another organisation for which the school registers students. */
export const SignItem = Type.Object({
  /**
   * Id of the registration; `0` before it is begun. Each student has one registration for an exam, so `itemId`
   * identifies it too.
   */
  signId: Id,
  itemId: Id,
  itemName: Type.String(),
  state: SignState,
  /** Chosen province; empty before the choice, and the times are then the earliest and latest of all provinces. */
  provinceCode: Type.String(),
  provinceName: Type.String(),
  /** Place of the exam; empty until it is assigned. */
  placeName: Type.String(),
  startsAt: Time,
  endsAt: Time,
  examAt: Nullable(Time),
  feeCents: Cents,
  /** Reason why it was returned or closed. */
  reason: Type.String(),
});
export type SignItem = Static<typeof SignItem>;

export const SignList = Page(SignItem);
export type SignList = Static<typeof SignList>;

export const ItemIn = Input({ itemId: Id });
export type ItemIn = Static<typeof ItemIn>;

/** Provinces where an exam is held. */
export const ExamProvinces = Type.Array(
  Type.Object({ provinceCode: Type.String(), provinceName: Type.String() }),
);
export type ExamProvinces = Static<typeof ExamProvinces>;

/** A place for several registrations. */
export const AssignPlaceIn = Input({ signIds: Ids, placeId: Id });
export type AssignPlaceIn = Static<typeof AssignPlaceIn>;

export const AssignedPlaces = Type.Object({ assignedCount: Type.Integer() });
export type AssignedPlaces = Static<typeof AssignedPlaces>;

export const SignIn = Input({ signId: Id });
export type SignIn = Static<typeof SignIn>;

/** A registration with its form as filled in. */
export const SignDetail = Type.Object({
  item: SignItem,
  fields: Type.Array(CustomField),
  /** Places to choose from; empty while or where none can be chosen. */
  places: Type.Array(Type.Object({ placeId: Id, placeName: Type.String(), remaining: Type.Integer() })),
});
export type SignDetail = Static<typeof SignDetail>;

export const ItemTimeIn = Input({ itemId: Id, provinceCode: Type.String({ minLength: 1, maxLength: 12 }) });
export type ItemTimeIn = Static<typeof ItemTimeIn>;

/** Registration period in a province, and date of the exam. */
export const ItemTime = Type.Object({ startsAt: Time, endsAt: Time, examAt: Nullable(Time) });
export type ItemTime = Static<typeof ItemTime>;

/** An exam with its terms. */
export const ItemInfo = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  /** Terms: HTML, sanitised by the server. */
  termsHtml: Type.String(),
  feeCents: Cents,
  openFlag: Flag,
});
export type ItemInfo = Static<typeof ItemInfo>;

/** The form to save as a draft or to submit. */
export const SaveFormIn = Input({
  signId: Type.Optional(Id),
  itemId: Id,
  provinceCode: Type.String({ minLength: 1, maxLength: 12 }),
  values: Type.Array(CustomValue, { maxItems: 200 }),
  /** 1 submits the form, 0 saves a draft. */
  submitFlag: Flag,
});
export type SaveFormIn = Static<typeof SaveFormIn>;

export const SavedForm = Type.Object({ signId: Id, state: SignState });
export type SavedForm = Static<typeof SavedForm>;

export const CascadeOptionsIn = Input({ fieldId: Id, parentId: Type.Optional(Id) });
export type CascadeOptionsIn = Static<typeof CascadeOptionsIn>;

/** One level of a cascade field's options, without their `children`; the lowest level has none. */
export const CascadeOptions = Type.Array(CascadeOption);
export type CascadeOptions = Static<typeof CascadeOptions>;

/**
 * Fields of a registration form. `dataOptions` of a cascade field contains the first level, and all levels
 * along the current answer.
 */
export const ProxyCustomInfo = Type.Object({ fields: Type.Array(CustomField) });
export type ProxyCustomInfo = Static<typeof ProxyCustomInfo>;

/** An exam to register the student for. */
export const SaveUserItemIn = Input({
  itemId: Id,
  provinceCode: Type.String({ minLength: 1, maxLength: 12 }),
});
export type SaveUserItemIn = Static<typeof SaveUserItemIn>;

/** Whether an exam takes registrations: `open` in some province, `soon`, or `closed`. */
export const OfferState = Type.Enum(['open', 'soon', 'closed']);
export type OfferState = Static<typeof OfferState>;

export const OffersIn = Input({
  state: Type.Optional(OfferState),
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  ...Paging,
});
export type OffersIn = Static<typeof OffersIn>;

/** An exam that the school registers for, as shown to everybody. */
export const ExamOffer = Type.Object({
  itemId: Id,
  itemName: Type.String(),
  state: OfferState,
  /** Earliest start of the registration in any province. */
  startsAt: Time,
  endsAt: Time,
  /** Earliest date of the exam in any province; null while it is not known. */
  examAt: Nullable(Time),
  feeCents: Cents,
  /** Names of the provinces where it is held. */
  provinces: Type.Array(Type.String()),
});
export type ExamOffer = Static<typeof ExamOffer>;

export const OfferList = Type.Object({
  ...Page(ExamOffer).properties,
  /** Number of exams in each state, ignoring the state filter. */
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

/** An exam on offer, with the information needed before registering. */
export const OfferDetail = Type.Object({
  offer: ExamOffer,
  /** Terms: HTML, sanitised by the server. */
  termsHtml: Type.String(),
  provinces: Type.Array(OfferProvince),
  /** Labels of the form's initial fields. */
  asks: Type.Array(Type.String()),
  /** Courses of which the student must have one to register; empty for an exam open to all. */
  courses: Type.Array(CourseCard),
  /** The student's registration, begun or not; null for a visitor and for students who may not register. */
  sign: Nullable(SignItem),
});
export type OfferDetail = Static<typeof OfferDetail>;
