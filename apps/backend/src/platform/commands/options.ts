import { InvalidArgumentError } from '@commander-js/extra-typings';

/** Selects the company by its host name; every verb with this option has {@link COMPANY} too. */
export const HOST = ['--host <name>', 'the company with this host name'] as const;

/** Selects the company by its name. */
export const COMPANY = ['--company <name>', 'the company with this name; by default the first one'] as const;

/** Writes a list as JSON, for programs. */
export const JSON_LIST = ['--json', 'writes the list as JSON'] as const;

/** Makes the parser of an option that is a whole number. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = /^-?\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max))
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return value;
  };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses an option that is a calendar day of China. */
export function day(text: string): string {
  const time = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(text))
    throw new InvalidArgumentError('It must be a day, such as 2026-03-09.');
  return text;
}

const MAX_REASON_LENGTH = 200;

function reasonText(typed: string): string {
  const reason = typed.trim();
  if (reason === '' || reason.length > MAX_REASON_LENGTH)
    throw new InvalidArgumentError(`It must be a reason of 1 to ${MAX_REASON_LENGTH} characters.`);
  return reason;
}

/** The reason for a decision about a student. */
export const STUDENT = ['--student <username>', 'only this student'] as const;
export const REASON = ['--reason <text>', 'the reason, shown to the student', reasonText] as const;

/** The first day of a period. */
export const FROM = ['--from <day>', 'the first day, such as 2026-03-01 (Beijing time)', day] as const;

/** The last day of a period. */
export const TO = ['--to <day>', 'the last day, inclusive', day] as const;

/** Parses an option that is the name of an encoding. */
export function encoding(text: string): string {
  try {
    return new TextDecoder(text).encoding;
  } catch {
    throw new InvalidArgumentError('It must be an encoding, such as gb18030, big5 or utf-8.');
  }
}
