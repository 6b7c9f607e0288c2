import { Type, type Static } from 'typebox';
import { Id, Input, Nullable } from '../parts.schema.ts';

/**
 * Kinds of identity papers: ID card, passport, pass of Hong Kong and Macao, pass
 * of Taiwan, officer's card, sergeant's card, undetermined.
 */
export const IdentityType = Type.Enum([
  'ID_IDCARD',
  'ID_PASSPORT',
  'ID_HMP',
  'ID_TCP',
  'ID_OFFICERS',
  'ID_SERGEANTS',
  'ID_UNCONFM_ID',
]);
export type IdentityType = Static<typeof IdentityType>;

/** Sex as the platform spells it. */
export const Sex = Type.Enum(['MALE', 'FEMALE']);
export type Sex = Static<typeof Sex>;

/** Degrees of education; `BECHELOR` is spelt as the platform spells it. */
export const Education = Type.Enum([
  'primary_school',
  'juniorHigh_school',
  'seniorHigh_school',
  'UNDER_JUNIOR',
  'JUNIOR',
  'BECHELOR',
  'POSTGRADUATE',
  'DOCTOR',
]);
export type Education = Static<typeof Education>;

/** Stands for an ID number or mobile that is on file and was not changed. */
export const UNCHANGED = 'SRC';

const place = Type.Optional(Type.String({ maxLength: 40 }));

/** What a school may ask of a student; each part is sent only when it is asked for. */
export const StudentInfo = {
  /** The student's id. */
  id: Id,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  identityTypeCode: Type.Optional(IdentityType),
  /** Or {@link UNCHANGED}. */
  identityId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Or {@link UNCHANGED}. */
  mobile: Type.Optional(Type.String({ pattern: '^(1[0-9]{10}|SRC)$' })),
  sex: Type.Optional(Sex),
  educationCode: Type.Optional(Education),
  province: place,
  city: place,
  county: place,
  addressDetail: Type.Optional(Type.String({ maxLength: 200 })),
  /** Goes with a mobile that differs from the account's. */
  smsCode: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  /** Proof of a verified identity (`setting.verifyIdentity`); goes with such a mobile where the school asks for it. */
  verifyToken: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
};

const group = Type.Optional(Nullable(Id));

/** The chosen group by level, and the organisation that registers the student. */
export const GroupChoice = {
  groupOneId: group,
  groupTwoId: group,
  groupThreeId: group,
  groupFourId: group,
  groupFiveId: group,
  proxyOrgId: group,
};

/** Saves the group and the organisation. */
export const SaveStudentIn = Input({ companyId: Id, schoolId: Id, userId: Id, ...GroupChoice });
export type SaveStudentIn = Static<typeof SaveStudentIn>;

/** Asks for an SMS to a new number. */
export const PhoneChangeSmsIn = Input({
  mobile: Type.String({ pattern: '^1[3-9][0-9]{9}$' }),
  codeType: Type.Literal('CHANGE_PHONE'),
  ticket: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  randstr: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
export type PhoneChangeSmsIn = Static<typeof PhoneChangeSmsIn>;

/** A province, city or county. */
export const Region = Type.Object({ code: Type.String(), name: Type.String() });
export type Region = Static<typeof Region>;

/** The provinces. */
export const ProvinceList = Type.Array(Region);
export type ProvinceList = Static<typeof ProvinceList>;

/** Asks for the cities of a province; without one, of all. */
export const CitiesIn = Input({ provinceCode: Type.Optional(Type.String({ maxLength: 12 })) });
export type CitiesIn = Static<typeof CitiesIn>;

/** Cities with their counties. */
export const CityList = Type.Array(
  Type.Object({
    code: Type.String(),
    name: Type.String(),
    provinceCode: Type.String(),
    counties: Type.Array(Region),
  }),
);
export type CityList = Static<typeof CityList>;
