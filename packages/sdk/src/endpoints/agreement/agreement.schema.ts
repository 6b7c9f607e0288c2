import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Page } from '../parts.schema.ts';
import { StudentInfo } from '../studentInfo/student.schema.ts';

/** What an agreement is about; `MOUDLE` is spelt as the platform spells it. */
export const TargetType = Type.Enum(['COURSE', 'PACKAGE', 'MOUDLE']);
export type TargetType = Static<typeof TargetType>;

/** 0 and 1 unsigned, 2 and 3 signed, 4 expired, 5 no signature needed. */
export const AgreementStatus = Type.Enum([0, 1, 2, 3, 4, 5]);
export type AgreementStatus = Static<typeof AgreementStatus>;

/** An agreement of one target. */
export const Agreement = Type.Object({
  protocolId: Id,
  protocolName: Type.String(),
  targetId: Id,
  targetName: Type.String(),
  targetType: TargetType,
  /** 1 is signed on the screen. */
  protocolType: Type.Integer(),
  agreementStatus: AgreementStatus,
  /** The signed copy; null before that. */
  curId: Nullable(Id),
});
export type Agreement = Static<typeof Agreement>;

/** Several of them. */
export const AgreementList = Type.Array(Agreement);
export type AgreementList = Static<typeof AgreementList>;

/** The student's information; all of it travels in the query. */
export const PerfectStudentInfoIn = Input(StudentInfo);
export type PerfectStudentInfoIn = Static<typeof PerfectStudentInfoIn>;

/** `success`, or why it was not saved. */
export const SavedStudentInfo = Type.Object({ msg: Type.String() });
export type SavedStudentInfo = Static<typeof SavedStudentInfo>;

/** Asks what is missing before a target may be studied: 0 course, 1 package. */
export const ValidateStudentInfoIn = Input({ targetId: Id, type: Type.Enum([0, 1]) });
export type ValidateStudentInfoIn = Static<typeof ValidateStudentInfoIn>;

/** What the form asks for; spelt as the platform spells it. */
export const StudentInfoCheck = Type.Object({
  /** Why the form is due; empty when nothing is missing. */
  msg: Type.String(),
  /** True when nothing is missing. */
  result: Type.Boolean(),
  /**
   * All fields of the form, known ones too, as soon as one is missing. None of them and `result` false: the
   * school's own questions are due (`studentInfo.customInfo`).
   */
  deficiencyInfo: Type.Object({
    username: Flag,
    cardtype: Flag,
    StudentIDcardnumber: Flag,
    Studentcellphonenumber: Flag,
    sex: Flag,
    education: Flag,
    address: Flag,
  }),
  companyRegisterConfig: Type.Object({ mobileFlag: Flag }),
});
export type StudentInfoCheck = Static<typeof StudentInfoCheck>;

/** Names an agreement and what it is signed for: the package where it is named, else the course. */
export const PrepareIn = Input({
  type: Type.Literal('PC'),
  protocolId: Id,
  /** The commodity. */
  comId: Id,
  classTypeId: Type.Optional(Id),
  classPackageId: Type.Optional(Id),
  masterId: Type.Optional(Id),
});
export type PrepareIn = Static<typeof PrepareIn>;

/** The address that opens the signing page; `msg` says why not. */
export const Prepared = Type.Object({
  result: Type.Boolean(),
  resultForm: Type.String(),
  msg: Type.String(),
});
export type Prepared = Static<typeof Prepared>;

/** Names an agreement of a commodity. */
export const CheckShowIn = Input({ protocolId: Id, classTypeId: Id, comId: Id });
export type CheckShowIn = Static<typeof CheckShowIn>;

/** Whether it is to be shown. */
export const ShowProtocol = Type.Object({ showFlag: Flag, msg: Type.String() });
export type ShowProtocol = Static<typeof ShowProtocol>;

/** A signature; a form, with `potocolId` spelt as the platform spells it. */
export const InsertIn = Input({
  /** `targetId` of the agreement; `type` is `course` for a module too. */
  productId: Id,
  potocolId: Id,
  type: Type.Enum(['course', 'classpackage']),
  /** The drawn signature as a data address (PNG or JPEG), the key of an uploaded one (`upload.signImage`), or the typed name. */
  signContent: Type.String({ minLength: 1, maxLength: 500_000 }),
});
export type InsertIn = Static<typeof InsertIn>;

/** The signed copy. */
export const SignedAgreement = Type.Object({ curId: Id, agreementStatus: AgreementStatus });
export type SignedAgreement = Static<typeof SignedAgreement>;

/** Names a course in a package. */
export const ValidatePackageIn = Input({ classTypeId: Id, classPackageId: Id });
export type ValidatePackageIn = Static<typeof ValidatePackageIn>;

/** Whether it may be studied now. */
export const PackageValidation = Type.Object({ result: Type.Boolean(), msg: Type.String() });
export type PackageValidation = Static<typeof PackageValidation>;

/** The student's agreements; the criteria are the body. */
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

/** A page of them. */
export const MyAgreements = Page(Agreement);
export type MyAgreements = Static<typeof MyAgreements>;

/** Names an agreement, and the signed copy where there is one. */
export const AgreementInfoIn = Input({
  protocolId: Id,
  curId: Type.Optional(Id),
  targetId: Type.Optional(Id),
  targetType: Type.Optional(TargetType),
});
export type AgreementInfoIn = Static<typeof AgreementInfoIn>;

/** An agreement in full. */
export const AgreementInfo = Type.Object({
  agreement: Agreement,
  /** What the student has its course or package by; null where that is gone. */
  commodityId: Nullable(Id),
  /** HTML, made safe by the server. */
  contentHtml: Type.String(),
  /** Address of the drawn signature's picture; empty before it is signed, and where a name was typed. */
  signImage: Type.String(),
  /** The typed name; empty before it is signed, and where the signature was drawn. */
  signName: Type.String(),
  /** UTC ISO; null before that. */
  signedAt: Nullable(Type.String()),
  /** UTC ISO; null when it never ends. */
  expiresAt: Nullable(Type.String()),
});
export type AgreementInfo = Static<typeof AgreementInfo>;

/** Names what is to be studied. */
export const AgreementTargetIn = Input({ targetId: Id, targetType: TargetType });
export type AgreementTargetIn = Static<typeof AgreementTargetIn>;

/** Names a target, or one lesson of a course: of its chapters only the lesson's own counts then. */
export const AgreementPlaceIn = Input({
  targetId: Id,
  targetType: TargetType,
  lessonId: Type.Optional(Id),
});
export type AgreementPlaceIn = Static<typeof AgreementPlaceIn>;

/** What is to be signed before it: one agreement or all (`STUDENT_PROTOCOL_TYPE`). */
export const AgreementNeed = Type.Object({ needFlag: Flag, allFlag: Flag, agreements: AgreementList });
export type AgreementNeed = Static<typeof AgreementNeed>;

/** Whether the target may be studied, and where its agreements stand. */
export const AgreementCheck = Type.Object({ agreementStatus: AgreementStatus, agreements: AgreementList });
export type AgreementCheck = Static<typeof AgreementCheck>;

/** Finds the packages in which a lesson's course was bought. */
export const SearchLessonIn = Input({ classTypeId: Id, lessonId: Type.Optional(Id) });
export type SearchLessonIn = Static<typeof SearchLessonIn>;

/** Such packages. */
export const LessonPackages = Type.Array(
  Type.Object({ classPackageId: Id, packageName: Type.String(), masterId: Nullable(Id) }),
);
export type LessonPackages = Static<typeof LessonPackages>;

/** Asks how a course came to the student. */
export const CourseMasterIn = Input({ classTypeId: Id });
export type CourseMasterIn = Static<typeof CourseMasterIn>;

/** How a course came to the student: 1 on its own, 2 in a package. */
export const CourseMaster = Type.Object({
  masterId: Nullable(Id),
  classTypeId: Id,
  classPackageId: Nullable(Id),
  buySource: Type.Enum([1, 2]),
});
export type CourseMaster = Static<typeof CourseMaster>;

/** Names the course that is to be studied; its purchase decides (`COMPANY_BUY_CHECK`). */
export const ProxyCheckIn = Input({ classTypeId: Type.Optional(Id) });
export type ProxyCheckIn = Static<typeof ProxyCheckIn>;

/** Whether an exam registration is due first, and until when it may be handed in. */
export const ProxyCheck = Type.Object({
  needSignUp: Flag,
  /** 0 at any time, 1 before the course is studied. */
  submitTimeType: Type.Integer(),
});
export type ProxyCheck = Static<typeof ProxyCheck>;

/** Asks for the free-course window; `sceneCode` 3 is before studying. */
export const FreeCoursePopupIn = Input({
  company_id: Id,
  school_id: Id,
  userId: Id,
  sceneCode: Type.Literal(3),
});
export type FreeCoursePopupIn = Static<typeof FreeCoursePopupIn>;

/** Whether the window shows. */
export const FreeCoursePopup = Type.Object({ containFreeCourseFlag: Flag, isShowPopup: Flag });
export type FreeCoursePopup = Static<typeof FreeCoursePopup>;
