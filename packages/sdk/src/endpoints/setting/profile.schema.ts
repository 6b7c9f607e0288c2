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
  /** Masked in replies; send `SRC` to leave it unchanged. */
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
  /** Job title of the student. */
  position: words(100),
  introduction: words(500),
};

/** The student's profile. Fields never filled in are empty. */
export const ProfileDetail = Type.Object({
  studentId: Id,
  ...base,
  ...contact,
  ...other,
  /** 1 where a face check has passed: name and ID number can no longer be changed. */
  faceVerifiedFlag: Flag,
  /**
   * 1 where the recorded ID number cannot be decrypted by the server at present; it is kept until another is
   * entered.
   */
  identityUnreadableFlag: Flag,
});
export type ProfileDetail = Static<typeof ProfileDetail>;

export const SaveBaseIn = Type.Partial(Type.Object(base), { additionalProperties: false });
export type SaveBaseIn = Static<typeof SaveBaseIn>;

export const SaveContactIn = Type.Partial(Type.Object(contact), { additionalProperties: false });
export type SaveContactIn = Static<typeof SaveContactIn>;

export const SaveOtherIn = Type.Partial(Type.Object(other), { additionalProperties: false });
export type SaveOtherIn = Static<typeof SaveOtherIn>;

/** Answers to the school's own fields. */
export const SaveRegisterIn = Input({ values: Type.Array(CustomValue, { maxItems: 200 }) });
export type SaveRegisterIn = Static<typeof SaveRegisterIn>;

/** The school's own fields with the student's answers. */
export const CustomFieldData = Type.Array(CustomField);
export type CustomFieldData = Static<typeof CustomFieldData>;

/** The student's signature; empty before one was saved. */
export const SignSource = Type.Object({ key: Type.String(), url: Type.String() });
export type SignSource = Static<typeof SignSource>;

/** An uploaded signature to save (`upload.signImage`). */
export const SaveSignSourceIn = Input({ key: Type.String({ minLength: 1, maxLength: 512 }) });
export type SaveSignSourceIn = Static<typeof SaveSignSourceIn>;
