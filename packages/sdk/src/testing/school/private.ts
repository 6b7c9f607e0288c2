/** Patterns of fields with private values, and their replacements. */
const PRIVATE_FIELDS: readonly (readonly [RegExp, string])[] = [
  [
    /token|ticket|secret|password|nonce|signature|sessionId|randstr|cookie|openid|cacheCode|digest|rescue|proof/i,
    'removed',
  ],
  [/mobile|phone$|^account$/i, '13800138000'],
  [/identityId|idNumber|idCard|StudentIDcard/i, '11010519491231002X'],
  [/email/i, 'student@school.example'],
  [
    /^(nickName|studentName|userName|realName|authorName|ownerName|signName|emergencyName|className\d|askerName)$/i,
    '某同学',
  ],
  [/^username$/i, 'student_1'],
  [/^(qq|weixin|address|addressDetail|bankAccount|taxNo|cardNo|cardPassword)$/i, ''],
  [/^birthday$/i, '2000-01-01'],
  [/^(avatar|headPic\w*|signImage|portraitKey)$/i, ''],
];

/** Areas in which `name` is the student's own name. */
const OWN_NAME_AREAS = /^(setting|face|studentInfo|agreement|certificate|proxyExam)$/;

const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const ID_NUMBER = /(?<!\d)\d{17}[\dXx](?!\d)/g;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Query parameters that grant access. */
const CREDENTIAL_PARAMETERS =
  /([?&](?:token|access_token|sign|signature|expires|e|auth|code|ticket|key)=)[^&#"'\s<]+/gi;

/** Removes private data anywhere in a text. */
function redactText(text: string): string {
  return text
    .replaceAll(JWT, 'removed')
    .replaceAll(CREDENTIAL_PARAMETERS, '$1removed')
    .replaceAll(ID_NUMBER, '11010519491231002X')
    .replaceAll(EMAIL, 'student@school.example')
    .replaceAll(MOBILE, '13800138000');
}

/**
 * Removes private data: tokens, passwords, mobile and ID numbers, e-mail addresses, names of students, also
 * inside texts. Types are kept, so that a reply still conforms to its schema.
 * @param area area of the call.
 * @param more names of further private fields.
 */
export function withoutPrivate(value: unknown, area: string, more: readonly string[] = []): unknown {
  /** Returns what replaces the texts of a field; undefined if the field is not private. */
  function replacementOf(field: string): string | undefined {
    const [, replacement] = PRIVATE_FIELDS.find(([names]) => names.test(field)) ?? [];
    if (replacement !== undefined) return replacement;
    if (more.includes(field)) return 'removed';
    return field === 'name' && OWN_NAME_AREAS.test(area) ? '某同学' : undefined;
  }

  function clean(part: unknown, field: string): unknown {
    if (Array.isArray(part)) return part.map((each: unknown) => clean(each, field));
    if (part instanceof Blob) return undefined;
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, clean(each, key)]));
    if (typeof part === 'string') return part === '' ? part : (replacementOf(field) ?? redactText(part));
    // An 11-digit number with the prefix of a mobile number is treated as one.
    return typeof part === 'number' && /^1[3-9]\d{9}$/.test(String(part)) ? 13_800_138_000 : part;
  }

  return clean(value, '');
}
