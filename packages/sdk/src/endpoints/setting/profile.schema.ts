import { Type, type Static } from 'typebox';
import { Day, Flag, Id, Input, Nullable } from '../parts.schema.ts';
import { CustomField, CustomValue } from '../studentInfo/customField.schema.ts';
import { Education, IdentityType, Sex } from '../studentInfo/student.schema.ts';

const words = (maxLength: number) => Type.String({ maxLength });

const base = {
  nickName: words(40),
  name: words(40),
  sex: Nullable(Sex),
  birthday: Nullable(Day),
  identityTypeCode: Nullable(IdentityType),
  /** Masked in replies; `SRC` leaves it as it is. */
  identityId: words(40),
};

const contact = {
  qq: words(20),
  weixin: words(40),
  emergencyName: words(40),
  emergencyPhone: words(20),
  province: words(40),
  city: words(40),
  county: words(40),
  addressDetail: words(200),
};

const other = {
  educationCode: Nullable(Education),
  schoolOfGraduation: words(100),
  major: words(100),
  company: words(100),
  position: words(100),
  introduction: words(500),
};

/** The student's profile. Empty texts are what was never filled in. */
export const ProfileDetail = Type.Object({
  studentId: Id,
  ...base,
  ...contact,
  ...other,
  /** 1 when the face was checked: name and ID number can no longer be changed. */
  faceVerifiedFlag: Flag,
  /** 1 where an ID number is on file that the server cannot open now; it stays as it is until another is given. */
  identityUnreadableFlag: Flag,
});
export type ProfileDetail = Static<typeof ProfileDetail>;

export const SaveBaseIn = Type.Partial(Type.Object(base), { additionalProperties: false });
export type SaveBaseIn = Static<typeof SaveBaseIn>;

export const SaveContactIn = Type.Partial(Type.Object(contact), { additionalProperties: false });
export type SaveContactIn = Static<typeof SaveContactIn>;

export const SaveOtherIn = Type.Partial(Type.Object(other), { additionalProperties: false });
export type SaveOtherIn = Static<typeof SaveOtherIn>;

/** The school's own fields. */
export const SaveRegisterIn = Input({ values: Type.Array(CustomValue, { maxItems: 200 }) });
export type SaveRegisterIn = Static<typeof SaveRegisterIn>;

/** The school's own fields with the student's answers. */
export const CustomFieldData = Type.Array(CustomField);
export type CustomFieldData = Static<typeof CustomFieldData>;

/** The student's signature; empty before one was drawn. */
export const SignSource = Type.Object({ key: Type.String(), url: Type.String() });
export type SignSource = Static<typeof SignSource>;

/** Keeps an uploaded signature (`upload.signImage`). */
export const SaveSignSourceIn = Input({ key: Type.String({ minLength: 1, maxLength: 512 }) });
export type SaveSignSourceIn = Static<typeof SaveSignSourceIn>;
