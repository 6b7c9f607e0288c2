import { isOn } from '../internal/isOn.ts';

/** Types of identity documents; the codes are those of the API. */
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

/** Levels of education, lowest first; `BECHELOR` is the API's spelling. */
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

/** Values of the form; an empty string means not answered. */
export interface StudentInfo {
  /** Name as on the identity document. */
  name: string;
  /** Type of the identity document, one of `identityTypes`. */
  identityTypeCode: string;
  /** Number of the identity document; a stored one may be masked. */
  identityId: string;
  /** Mobile number; a stored one may be masked. */
  mobile: string;
  /** `MALE` or `FEMALE`. */
  sex: string;
  /** Level of education, one of `educations`. */
  educationCode: string;
  /** Code of the province. */
  province: string;
  /** Code of the city; cleared when the province changes. */
  city: string;
  /** Code of the county; cleared when the city changes. */
  county: string;
  /** Street and house number. */
  addressDetail: string;
}

/** Values as sent to the server: an unchanged identity number or mobile number is `SRC`. */
export interface StudentInfoIn extends StudentInfo {
  /** Code from the SMS; empty if none was required. */
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

/** The fields that a school requires; only these are shown. */
export interface StudentInfoNeeds {
  /** `username` in the API. */
  name: boolean;
  /** `cardtype` in the API. */
  identityType: boolean;
  /** `StudentIDcardnumber` in the API. */
  identityId: boolean;
  /** `Studentcellphonenumber` in the API. */
  mobile: boolean;
  /** `sex` in the API. */
  sex: boolean;
  /** `education` in the API. */
  education: boolean;
  /** `address` in the API: province, city, county and street. */
  address: boolean;
}

/** Parses the `deficiencyInfo` of a school, whose property names are those of the API. */
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

/** Sent in place of an unchanged stored number. */
const unchanged = 'SRC';

/** Returns whether a text is a mobile number: 11 digits, the first 1, the second 3 to 9. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1800;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Returns whether the last of 18 characters is the checksum of the other 17 (GB 11643), which detects mistyped
 * digits.
 */
function hasCheckDigit(text: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text.slice(-1).toUpperCase();
}

/**
 * Returns whether a text is a valid identity card number: 18 digits (the last may be X) with a correct
 * checksum, or the older 15, with an existing birthday.
 */
export function isIdentityCard(text: string): boolean {
  if (/^[1-9]\d{5}\d{8}\d{3}[\dXx]$/.test(text)) return isDay(text.slice(6, 14)) && hasCheckDigit(text);
  return /^[1-9]\d{5}\d{6}\d{3}$/.test(text) && isDay(`19${text.slice(6, 12)}`);
}

/** Fields of the form; the region counts as one. */
export type StudentInfoField =
  | Exclude<keyof StudentInfo, 'province' | 'city' | 'county'>
  | 'region'
  | 'smsCode';

/**
 * Reason why a value is invalid: missing, malformed, or a mobile number that is not even 11 digits beginning
 * with 1, which has a message of its own.
 */
export type StudentInfoProblem = 'missing' | 'malformed' | 'noMobile';
export type StudentInfoProblems = Partial<Record<StudentInfoField, StudentInfoProblem>>;

export interface StudentInfoContext {
  needs: StudentInfoNeeds;
  /** The stored values; unchanged stored numbers may be masked and are not validated. */
  onFile: StudentInfo;
  /** Whether the SMS code is required. */
  isSmsAsked: boolean;
}

const mobileProblem = (text: string): StudentInfoProblem | undefined => {
  if (isMobile(text)) return undefined;
  return /^1\d{10}$/.test(text) ? 'malformed' : 'noMobile';
};

const problemIf = (isWrong: boolean, problem: StudentInfoProblem) => (isWrong ? problem : undefined);

/** Validates the whole form, except for fields that are not shown. */
export function checkStudentInfo(values: StudentInfoIn, context: StudentInfoContext): StudentInfoProblems {
  const { needs, onFile, isSmsAsked } = context;
  const missing = (isNeeded: boolean, text: string) => problemIf(isNeeded && text.trim() === '', 'missing');
  const isNewIdentity = values.identityId !== onFile.identityId;
  // If the type is not asked for, the stored type applies; if there is none, an identity card is assumed.
  const isCard = ['ID_IDCARD', ...(needs.identityType ? [] : [''])].includes(values.identityTypeCode);
  const isNewMobile = values.mobile !== onFile.mobile;
  const found: Record<StudentInfoField, StudentInfoProblem | undefined> = {
    name: missing(needs.name, values.name),
    identityTypeCode: missing(needs.identityType, values.identityTypeCode),
    identityId:
      missing(needs.identityId, values.identityId) ??
      problemIf(
        needs.identityId && isNewIdentity && isCard && !isIdentityCard(values.identityId.trim()),
        'malformed',
      ),
    mobile:
      missing(needs.mobile, values.mobile) ??
      (needs.mobile && isNewMobile ? mobileProblem(values.mobile.trim()) : undefined),
    smsCode: missing(needs.mobile && isSmsAsked, values.smsCode),
    sex: missing(needs.sex, values.sex),
    educationCode: missing(needs.education, values.educationCode),
    region: problemIf(needs.address && [values.province, values.city, values.county].includes(''), 'missing'),
    addressDetail: undefined,
  };
  const problems: StudentInfoProblems = {};
  for (const field of studentInfoFields) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The fields, in display order. */
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

/** Converts the values to what is sent: trimmed, with `SRC` in place of an unchanged number. */
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

/** Returns whether a mobile number must be verified by SMS before it is saved. */
export const needsSms = (mobile: string, onFileMobile: string, accountMobile: string): boolean =>
  mobile !== '' && mobile !== onFileMobile && mobile !== accountMobile;
