import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

const domain = Type.Optional(Type.String({ maxLength: 300 }));

/** Required step before the protected action: 0 none, 1 face recognition in a new tab, 2 name and ID number first. */
export const FaceStatus = Type.Enum([0, 1, 2]);
export type FaceStatus = Static<typeof FaceStatus>;

/** The student's required step. */
export const FaceCheck = Type.Object({ status: FaceStatus });
export type FaceCheck = Static<typeof FaceCheck>;

/** A started face recognition. */
export const FaceOrder = Type.Object({
  orderNo: Type.String(),
  /** Token to pass on with the order number when a log-in waits for the recognition; otherwise empty. */
  loginToken: Type.String(),
  /** Page of the recognition, to be opened in a new tab. */
  url: Type.String(),
});
export type FaceOrder = Static<typeof FaceOrder>;

/** The student's real name and ID number. The ID type is always the ID card. */
export const UpdateIdentityIn = Input({
  domain,
  // The server checks that the characters are Chinese, since many tools cannot read a Unicode property pattern
  // in a schema.
  /** 1 to 5 Chinese characters. */
  name: Type.String({ minLength: 1, maxLength: 5 }),
  /** Always the ID card; may be left out. */
  identityTypeCode: Type.Optional(Type.Literal('ID_IDCARD')),
  /** ID number; left out where the student did not change it. */
  identityId: Type.Optional(Type.String({ pattern: '^([0-9]{15}|[0-9]{17}[0-9Xx])$' })),
});
export type UpdateIdentityIn = Static<typeof UpdateIdentityIn>;

/** Reference to a face recognition. */
export const FaceResultIn = Input({ domain, orderNo: Type.String({ minLength: 1, maxLength: 128 }) });
export type FaceResultIn = Static<typeof FaceResultIn>;

/** Result of a recognition: 1 passed, 2 failed, 0 not finished yet. */
export const FaceResult = Type.Object({ status: FaceStatus });
export type FaceResult = Static<typeof FaceResult>;

/** The student's recorded identity; empty fields where nothing is recorded. */
export const FacePersonalData = Type.Object({
  name: Type.String(),
  identityTypeCode: Type.String(),
  /** ID number, masked in the middle. */
  identityId: Type.String(),
  /** 1 where the recorded number cannot be decrypted by the server at present; it is kept until another is entered. */
  identityUnreadableFlag: Flag,
  /** 1 where a recognition has verified name and number, which can no longer be changed. */
  verifiedFlag: Flag,
});
export type FacePersonalData = Static<typeof FacePersonalData>;

/** Reference to the lesson to enter. */
export const FaceLessonIn = Input({ classTypeId: Id, lessonId: Id });
export type FaceLessonIn = Static<typeof FaceLessonIn>;

/** Reference to the recognition for a lesson. */
export const FaceLessonResultIn = Input({ orderNo: Type.String({ minLength: 1, maxLength: 128 }) });
export type FaceLessonResultIn = Static<typeof FaceLessonResultIn>;
