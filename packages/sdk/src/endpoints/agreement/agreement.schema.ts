import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Page } from '../parts.schema.ts';
import { CompanyRegisterConfig, RequiredInfo, StudentInfo } from '../studentInfo/student.schema.ts';

/** Kind of target of an agreement; `MOUDLE` is spelt as the platform spells it. */
export const TargetType = Type.Enum(['COURSE', 'PACKAGE', 'MOUDLE']);
export type TargetType = Static<typeof TargetType>;

/** Status of an agreement: 0 and 1 unsigned, 2 and 3 signed, 4 expired, 5 no signature needed. */
export const AgreementStatus = Type.Enum([0, 1, 2, 3, 4, 5]);
export type AgreementStatus = Static<typeof AgreementStatus>;

/** An agreement for one target. */
export const Agreement = Type.Object({
  protocolId: Id,
  protocolName: Type.String(),
  targetId: Id,
  targetName: Type.String(),
  targetType: TargetType,
  /** 1 for an agreement that is signed on the screen. */
  protocolType: Type.Integer(),
  agreementStatus: AgreementStatus,
  /** Id of the signed copy; null before it is signed. */
  curId: Nullable(Id),
});
export type Agreement = Static<typeof Agreement>;

/** A list of agreements. */
export const AgreementList = Type.Array(Agreement);
export type AgreementList = Static<typeof AgreementList>;

/** The student's information; all fields are sent in the query. */
export const PerfectStudentInfoIn = Input(StudentInfo);
export type PerfectStudentInfoIn = Static<typeof PerfectStudentInfoIn>;

/** `msg` is `success`, or why the information was not saved. */
export const SavedStudentInfo = Type.Object({ msg: Type.String() });
export type SavedStudentInfo = Static<typeof SavedStudentInfo>;

/** Target of the check for missing information; `type` is 0 for a course, 1 for a package. */
export const ValidateStudentInfoIn = Input({ targetId: Id, type: Type.Enum([0, 1]) });
export type ValidateStudentInfoIn = Static<typeof ValidateStudentInfoIn>;

/** Fields that the form requires; spelt as the platform spells it. */
export const StudentInfoCheck = Type.Object({
  /** Why the form is required; empty where nothing is missing. */
  msg: Type.String(),
  /** True where nothing is missing. */
  result: Type.Boolean(),
  /**
   * All fields of the form, including those already known, if any is missing. Empty with `result` false means
   * that the school's own questions are due (`studentInfo.customInfo`).
   */
  deficiencyInfo: RequiredInfo,
  companyRegisterConfig: CompanyRegisterConfig,
});
export type StudentInfoCheck = Static<typeof StudentInfoCheck>;

/** Reference to an agreement and its target: the package if given, else the course. */
export const PrepareIn = Input({
  type: Type.Literal('PC'),
  protocolId: Id,
  /** Id of the commodity. */
  comId: Id,
  classTypeId: Type.Optional(Id),
  classPackageId: Type.Optional(Id),
  masterId: Type.Optional(Id),
});
export type PrepareIn = Static<typeof PrepareIn>;

/** Address that opens the signing page; `msg` is the reason where `result` is false. */
export const Prepared = Type.Object({
  result: Type.Boolean(),
  resultForm: Type.String(),
  msg: Type.String(),
});
export type Prepared = Static<typeof Prepared>;

/** Reference to an agreement of a commodity. */
export const CheckShowIn = Input({ protocolId: Id, classTypeId: Id, comId: Id });
export type CheckShowIn = Static<typeof CheckShowIn>;

/** Whether the agreement is shown. */
export const ShowProtocol = Type.Object({ showFlag: Flag, msg: Type.String() });
export type ShowProtocol = Static<typeof ShowProtocol>;

/** A signature; sent as a form, with `potocolId` spelt as the platform spells it. */
export const InsertIn = Input({
  /** The agreement's `targetId`; for a module, `type` is `course` too. */
  productId: Id,
  potocolId: Id,
  type: Type.Enum(['course', 'classpackage']),
  /**
   * The signature: a drawing as a data URL (PNG or JPEG), the key of an uploaded one (`upload.signImage`), or
   * the typed name.
   */
  signContent: Type.String({ minLength: 1, maxLength: 500_000 }),
  /** `textDigest` of the text that was read; a text that has changed since is not signed. */
  textDigest: Type.Optional(Type.String({ maxLength: 64 })),
});
export type InsertIn = Static<typeof InsertIn>;

/** The signed copy of an agreement. */
export const SignedAgreement = Type.Object({ curId: Id, agreementStatus: AgreementStatus });
export type SignedAgreement = Static<typeof SignedAgreement>;

/** Reference to a course in a package. */
export const ValidatePackageIn = Input({ classTypeId: Id, classPackageId: Id });
export type ValidatePackageIn = Static<typeof ValidatePackageIn>;

/** Whether the course may be studied now; `msg` is the reason where not. */
export const PackageValidation = Type.Object({ result: Type.Boolean(), msg: Type.String() });
export type PackageValidation = Static<typeof PackageValidation>;

/** Filters of the student's agreements, sent as the whole body. */
export const MyAgreementsIn = Input({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  criteria: Type.Optional(
    Input({
      protocolName: Type.Optional(Type.String({ maxLength: 100 })),
      agreementStatus: Type.Optional(AgreementStatus),
      targetType: Type.Optional(TargetType),
    }),
  ),
});
export type MyAgreementsIn = Static<typeof MyAgreementsIn>;

/** A page of agreements. */
export const MyAgreements = Page(Agreement);
export type MyAgreements = Static<typeof MyAgreements>;

/** Reference to an agreement, and to its signed copy where there is one. */
export const AgreementInfoIn = Input({
  protocolId: Id,
  curId: Type.Optional(Id),
  targetId: Type.Optional(Id),
  targetType: Type.Optional(TargetType),
});
export type AgreementInfoIn = Static<typeof AgreementInfoIn>;

/** An agreement with its text. */
export const AgreementInfo = Type.Object({
  agreement: Agreement,
  /** Id of the commodity by which the student has the course or package; null where it no longer exists. */
  commodityId: Nullable(Id),
  /** Text of the agreement: HTML, sanitised by the server. */
  contentHtml: Type.String(),
  /** Identifies this text when it is signed. */
  textDigest: Type.String(),
  /** Address of the drawn signature's picture; empty before signing, and where a name was typed. */
  signImage: Type.String(),
  /** The typed name; empty before signing, and where the signature was drawn. */
  signName: Type.String(),
  /** UTC ISO time of the signature; null before signing. */
  signedAt: Nullable(Type.String()),
  /** UTC ISO time of the end; null where it never ends. */
  expiresAt: Nullable(Type.String()),
});
export type AgreementInfo = Static<typeof AgreementInfo>;

/** Reference to a target of agreements. */
export const AgreementTargetIn = Input({ targetId: Id, targetType: TargetType });
export type AgreementTargetIn = Static<typeof AgreementTargetIn>;

/** Reference to a target, or to one lesson of a course: agreements of other chapters are then ignored. */
export const AgreementPlaceIn = Input({ targetId: Id, targetType: TargetType, lessonId: Type.Optional(Id) });
export type AgreementPlaceIn = Static<typeof AgreementPlaceIn>;

/** Agreements to sign before studying: one, or all where `allFlag` is 1 (`STUDENT_PROTOCOL_TYPE`). */
export const AgreementNeed = Type.Object({ needFlag: Flag, allFlag: Flag, agreements: AgreementList });
export type AgreementNeed = Static<typeof AgreementNeed>;

/** Whether the target may be studied, and its agreements. */
export const AgreementCheck = Type.Object({ agreementStatus: AgreementStatus, agreements: AgreementList });
export type AgreementCheck = Static<typeof AgreementCheck>;

/** Reference to a course and one of its lessons. */
export const SearchLessonIn = Input({ classTypeId: Id, lessonId: Type.Optional(Id) });
export type SearchLessonIn = Static<typeof SearchLessonIn>;

/** Bought packages that contain the course. */
export const LessonPackages = Type.Array(
  Type.Object({ classPackageId: Id, packageName: Type.String(), masterId: Nullable(Id) }),
);
export type LessonPackages = Static<typeof LessonPackages>;

/** Reference to a course. */
export const CourseMasterIn = Input({ classTypeId: Id });
export type CourseMasterIn = Static<typeof CourseMasterIn>;

/** How the student has a course: 1 on its own, 2 in a package. */
export const CourseMaster = Type.Object({
  masterId: Nullable(Id),
  classTypeId: Id,
  classPackageId: Nullable(Id),
  buySource: Type.Enum([1, 2]),
});
export type CourseMaster = Static<typeof CourseMaster>;

/** Reference to the course to study; its purchase decides (`COMPANY_BUY_CHECK`). */
export const ProxyCheckIn = Input({ classTypeId: Type.Optional(Id) });
export type ProxyCheckIn = Static<typeof ProxyCheckIn>;

/** Whether an exam registration is due, and its deadline. */
export const ProxyCheck = Type.Object({
  needSignUp: Flag,
  /** 0: can be submitted at any time; 1: required before the course is studied. */
  submitTimeType: Type.Integer(),
});
export type ProxyCheck = Static<typeof ProxyCheck>;

/** Occasion of the free-course window; `sceneCode` 3 is before studying. */
export const FreeCoursePopupIn = Input({
  company_id: Id,
  school_id: Id,
  userId: Id,
  sceneCode: Type.Literal(3),
});
export type FreeCoursePopupIn = Static<typeof FreeCoursePopupIn>;

/** Whether the window of free courses is shown. */
export const FreeCoursePopup = Type.Object({ containFreeCourseFlag: Flag, isShowPopup: Flag });
export type FreeCoursePopup = Static<typeof FreeCoursePopup>;
