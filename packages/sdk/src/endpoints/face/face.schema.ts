import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

const domain = Type.Optional(Type.String({ maxLength: 300 }));

/**
 * What must happen before the protected action: 0 goes straight on, 1 opens the
 * recognition in a new tab, 2 asks for name and ID number first.
 */
export const FaceStatus = Type.Enum([0, 1, 2]);
export type FaceStatus = Static<typeof FaceStatus>;

/** Where the student stands. */
export const FaceCheck = Type.Object({ status: FaceStatus });
export type FaceCheck = Static<typeof FaceCheck>;

/** A recognition that has begun. */
export const FaceOrder = Type.Object({
  orderNo: Type.String(),
  /** Goes with the order when a log-in waits for it; empty otherwise. */
  loginToken: Type.String(),
  /** The recognition's page; it opens in a new tab. */
  url: Type.String(),
});
export type FaceOrder = Static<typeof FaceOrder>;

/** Who the student really is. The ID type is always the ID card. */
export const UpdateIdentityIn = Input({
  domain,
  // Which they are is looked at by the server: many tools that read schemas know no pattern for them.
  /** 1 to 5 Chinese characters. */
  name: Type.String({ minLength: 1, maxLength: 5 }),
  /** Always the ID card, also where it is left out. */
  identityTypeCode: Type.Optional(Type.Literal('ID_IDCARD')),
  /** Left out when the student did not touch it. */
  identityId: Type.Optional(Type.String({ pattern: '^([0-9]{15}|[0-9]{17}[0-9Xx])$' })),
});
export type UpdateIdentityIn = Static<typeof UpdateIdentityIn>;

/** Names a recognition. */
export const FaceResultIn = Input({ domain, orderNo: Type.String({ minLength: 1, maxLength: 128 }) });
export type FaceResultIn = Static<typeof FaceResultIn>;

/** How a recognition ended: 1 passed, 2 did not, 0 not yet. */
export const FaceResult = Type.Object({ status: FaceStatus });
export type FaceResult = Static<typeof FaceResult>;

/** What is on file of the student's identity; empty where nothing is. */
export const FacePersonalData = Type.Object({
  name: Type.String(),
  identityTypeCode: Type.String(),
  /** Masked in the middle. */
  identityId: Type.String(),
  /** 1 where a number is on file that the server cannot open now; it stays as it is until another is given. */
  identityUnreadableFlag: Flag,
  /** 1 where a recognition has proved name and number, which stay as they are from then on. */
  verifiedFlag: Flag,
});
export type FacePersonalData = Static<typeof FacePersonalData>;

/** Names the lesson that is to be entered. */
export const FaceLessonIn = Input({ classTypeId: Id, lessonId: Id });
export type FaceLessonIn = Static<typeof FaceLessonIn>;

/** Names the recognition that opens a lesson. */
export const FaceLessonResultIn = Input({ orderNo: Type.String({ minLength: 1, maxLength: 128 }) });
export type FaceLessonResultIn = Static<typeof FaceLessonResultIn>;
