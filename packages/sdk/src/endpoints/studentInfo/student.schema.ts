import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable } from '../parts.schema.ts';

/** 1 where the student must fill in the field. */
const RequiredField = Flag;

/** Fields that a form about the student requires, in the platform's spelling. */
export const RequiredInfo = Type.Object({
  username: RequiredField,
  cardtype: RequiredField,
  StudentIDcardnumber: RequiredField,
  Studentcellphonenumber: RequiredField,
  sex: RequiredField,
  education: RequiredField,
  address: RequiredField,
});
export type RequiredInfo = Static<typeof RequiredInfo>;

/** What a company allows in such a form. */
export const CompanyRegisterConfig = Type.Object({
  /** 1 where a recorded mobile number cannot be changed. */
  mobileFlag: Flag,
});
export type CompanyRegisterConfig = Static<typeof CompanyRegisterConfig>;

/**
 * Type of an identity document: ID card, passport, permits for Hong Kong and Macao or Taiwan, officer's card,
 * sergeant's card, undetermined.
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

/** Sex, in the platform's spelling. */
export const Sex = Type.Enum(['MALE', 'FEMALE']);
export type Sex = Static<typeof Sex>;

/** Level of education; `BECHELOR` is spelt as the platform spells it. */
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

/** Placeholder for a recorded ID number or mobile that was not changed. */
export const UNCHANGED = 'SRC';

const place = Type.Optional(Type.String({ maxLength: 40 }));

/** Information that a school may require of a student; each field is sent only where it is required. */
export const StudentInfo = {
  /** Id of the student. */
  id: Id,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  identityTypeCode: Type.Optional(IdentityType),
  /** ID number, or {@link UNCHANGED}. */
  identityId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Mobile number, or {@link UNCHANGED}. */
  mobile: Type.Optional(Type.String({ pattern: '^(1[0-9]{10}|SRC)$' })),
  sex: Type.Optional(Sex),
  educationCode: Type.Optional(Education),
  province: place,
  city: place,
  county: place,
  addressDetail: Type.Optional(Type.String({ maxLength: 200 })),
  /** Code sent to the new number; required with a mobile that differs from the account's. */
  smsCode: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  /**
   * Proof of a verified identity (`setting.verifyIdentity`); required with a changed mobile where the school
   * demands it.
   */
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

/** The group and the organisation to save. */
export const SaveStudentIn = Input({ companyId: Id, schoolId: Id, userId: Id, ...GroupChoice });
export type SaveStudentIn = Static<typeof SaveStudentIn>;

/** Request for an SMS code to a new number. */
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

/** All provinces. */
export const ProvinceList = Type.Array(Region);
export type ProvinceList = Static<typeof ProvinceList>;

/** Reference to a province; without one, all cities are requested. */
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
