/** Kinds of identity document; the codes are the wire's. */
export const identityTypes = [
  'ID_IDCARD',
  'ID_PASSPORT',
  'ID_HMP',
  'ID_TCP',
  'ID_OFFICERS',
  'ID_SERGEANTS',
  'ID_UNCONFM_ID',
] as const;
export type IdentityType = (typeof identityTypes)[number];

/** Levels of education, lowest first; `BECHELOR` is the wire's spelling. */
export const educations = [
  'primary_school',
  'juniorHigh_school',
  'seniorHigh_school',
  'UNDER_JUNIOR',
  'JUNIOR',
  'BECHELOR',
  'POSTGRADUATE',
  'DOCTOR',
] as const;
export type Education = (typeof educations)[number];

/** What the form asks for; an empty string is no answer. */
export interface StudentInfo {
  /** As on the identity document. */
  name: string;
  /** One of `identityTypes`. */
  identityTypeCode: string;
  /** The number of the document; what is on file may be masked. */
  identityId: string;
  /** The mobile phone; what is on file may be masked. */
  mobile: string;
  /** MALE or FEMALE. */
  sex: string;
  /** One of `educations`. */
  educationCode: string;
  /** The code of the province. */
  province: string;
  /** The code of the city; cleared with the province. */
  city: string;
  /** The code of the county; cleared with the city. */
  county: string;
  /** Street and number. */
  addressDetail: string;
}

/** What is sent: an identity number or a mobile that is unchanged goes as `SRC`. */
export interface StudentInfoIn extends StudentInfo {
  /** The code from the SMS; empty where none was asked for. */
  smsCode: string;
}

export const emptyStudentInfo: StudentInfo = {
  name: '',
  identityTypeCode: '',
  identityId: '',
  mobile: '',
  sex: '',
  educationCode: '',
  province: '',
  city: '',
  county: '',
  addressDetail: '',
};

/** Which parts a school requires; only these are shown. */
export interface StudentInfoNeeds {
  /** `username` of the wire. */
  name: boolean;
  /** `cardtype` of the wire. */
  identityType: boolean;
  /** `StudentIDcardnumber` of the wire. */
  identityId: boolean;
  /** `Studentcellphonenumber` of the wire. */
  mobile: boolean;
  /** `sex` of the wire. */
  sex: boolean;
  /** `education` of the wire. */
  education: boolean;
  /** `address` of the wire: province, city, county and detail. */
  address: boolean;
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

/** Reads the `deficiencyInfo` of a school, whose names are the wire's. */
export function readNeeds(deficiencyInfo: unknown): StudentInfoNeeds {
  const flags: Record<string, unknown> =
    typeof deficiencyInfo === 'object' && deficiencyInfo !== null ? { ...deficiencyInfo } : {};
  return {
    name: isOn(flags['username']),
    identityType: isOn(flags['cardtype']),
    identityId: isOn(flags['StudentIDcardnumber']),
    mobile: isOn(flags['Studentcellphonenumber']),
    sex: isOn(flags['sex']),
    education: isOn(flags['education']),
    address: isOn(flags['address']),
  };
}

/** Stands for an unchanged number that is on file. */
const unchanged = 'SRC';

/** 11 digits: 1, then 3 to 9, then nine. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1800;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Tells whether the last of 18 signs is the one that the other 17 ask for (GB 11643), so that a mistyped digit shows. */
function hasCheckDigit(text: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return '10X98765432'[sum % 11] === text.slice(-1).toUpperCase();
}

/**
 * Tells whether a text is an identity card number: 18 digits (the last may be X) with a right check digit, or the
 * older 15; with a real birthday.
 */
export function isIdentityCard(text: string): boolean {
  if (/^[1-9]\d{5}\d{8}\d{3}[\dXx]$/.test(text)) return isDay(text.slice(6, 14)) && hasCheckDigit(text);
  return /^[1-9]\d{5}\d{6}\d{3}$/.test(text) && isDay(`19${text.slice(6, 12)}`);
}

/** What is asked for under each field, and the region as one. */
export type StudentInfoField =
  | Exclude<keyof StudentInfo, 'province' | 'city' | 'county'>
  | 'region'
  | 'smsCode';

/**
 * What is wrong, without words: nothing there, not of the right form, or for a mobile
 * not even 11 digits that begin with 1, which has words of its own.
 */
export type StudentInfoProblem = 'missing' | 'malformed' | 'noMobile';
export type StudentInfoProblems = Partial<Record<StudentInfoField, StudentInfoProblem>>;

export interface StudentInfoContext {
  needs: StudentInfoNeeds;
  /** What the form began with; numbers on file may be masked and are not validated. */
  onFile: StudentInfo;
  /** The code from the SMS is asked for. */
  isSmsAsked: boolean;
}

const mobileProblem = (text: string): StudentInfoProblem | undefined => {
  if (isMobile(text)) return undefined;
  return /^1\d{10}$/.test(text) ? 'malformed' : 'noMobile';
};

const orNothing = (isWrong: boolean, problem: StudentInfoProblem) => (isWrong ? problem : undefined);

/** Checks the whole form; what is not shown is not checked. */
export function checkStudentInfo(values: StudentInfoIn, context: StudentInfoContext): StudentInfoProblems {
  const { needs, onFile, isSmsAsked } = context;
  const missing = (isNeeded: boolean, text: string) => orNothing(isNeeded && text.trim() === '', 'missing');
  const isNewIdentity = values.identityId !== onFile.identityId;
  // Where the type is not asked for, the one on file holds; without one it is a card.
  const isCard = ['ID_IDCARD', ...(needs.identityType ? [] : [''])].includes(values.identityTypeCode);
  const isNewMobile = values.mobile !== onFile.mobile;
  const found: Record<StudentInfoField, StudentInfoProblem | undefined> = {
    name: missing(needs.name, values.name),
    identityTypeCode: missing(needs.identityType, values.identityTypeCode),
    identityId:
      missing(needs.identityId, values.identityId) ??
      orNothing(
        needs.identityId && isNewIdentity && isCard && !isIdentityCard(values.identityId.trim()),
        'malformed',
      ),
    mobile:
      missing(needs.mobile, values.mobile) ??
      (needs.mobile && isNewMobile ? mobileProblem(values.mobile.trim()) : undefined),
    smsCode: missing(needs.mobile && isSmsAsked, values.smsCode),
    sex: missing(needs.sex, values.sex),
    educationCode: missing(needs.education, values.educationCode),
    region: orNothing(needs.address && [values.province, values.city, values.county].includes(''), 'missing'),
    addressDetail: undefined,
  };
  const problems: StudentInfoProblems = {};
  for (const field of studentInfoFields) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The fields in the order in which they stand. */
export const studentInfoFields: readonly StudentInfoField[] = [
  'name',
  'identityTypeCode',
  'identityId',
  'mobile',
  'smsCode',
  'sex',
  'educationCode',
  'region',
  'addressDetail',
];

/** Makes what is sent: trimmed, and `SRC` in place of an unchanged number. */
export function toStudentInfoIn(values: StudentInfoIn, onFile: StudentInfo): StudentInfoIn {
  const numberOf = (now: string, before: string) =>
    before !== '' && now === before ? unchanged : now.trim();
  return {
    ...values,
    name: values.name.trim(),
    identityId: numberOf(values.identityId, onFile.identityId),
    mobile: numberOf(values.mobile, onFile.mobile),
    addressDetail: values.addressDetail.trim(),
    smsCode: values.smsCode.trim(),
  };
}

/** Tells whether a mobile has to be proved by an SMS before it is saved. */
export const needsSms = (mobile: string, onFileMobile: string, accountMobile: string): boolean =>
  mobile !== '' && mobile !== onFileMobile && mobile !== accountMobile;
