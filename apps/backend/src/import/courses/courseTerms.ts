import { amount, yuan } from '../../school/columns/numberColumns.ts';
import type { Column } from '../../school/columns/column.ts';
import { yesNo } from '../../school/columns/choiceColumns.ts';
import { type Attempts, CourseSourceError } from './courseSourceError.ts';
import type { Facts } from './courseFacts.ts';

/** The price of a course and the conditions for its lessons; undefined for what the file does not state. */
export interface CourseTerms {
  /** Cents. */
  readonly price: number | undefined;
  /** Cents. */
  readonly listPrice: number | undefined;
  readonly validDays: number | undefined;
  readonly hasFaceCheck: boolean | undefined;
  readonly hasQuestions: boolean | undefined;
  /** Keys of agreements, with their line. */
  readonly agreements: { readonly keys: readonly string[]; readonly line: number } | undefined;
}

const unnamed = [
  ['', ''],
  ['', ''],
] as const;

/** Columns of the workbook whose rules apply to the facts. */
const COLUMNS = {
  price: yuan(...unnamed),
  listPrice: yuan(...unnamed),
  validDays: amount(...unnamed, { min: 1, max: 36_500 }),
  hasFaceCheck: yesNo(...unnamed),
  hasQuestions: yesNo(...unnamed),
} as const;

/** Units around prices and days. */
const UNITS = /^[¥￥]\s*|(?<!\s)\s*(?:元|天|yuan|days?)$/gi;

/** Parses a fact like the workbook's column of the same name. @throws {CourseSourceError} with its line and advice. */
function termOf<Value extends number | boolean>(
  file: string,
  fact: Facts[keyof Facts],
  column: Pick<Column<Value>, 'read'>,
): Value | undefined {
  if (fact === undefined) return undefined;
  const reading = column.read(fact.value.replace(UNITS, ''));
  if ('problem' in reading) throw new CourseSourceError(file, fact.line, reading.problem);
  return reading.value;
}

/** Reads the price and the conditions from facts. @param attempts collects invalid values. */
export function termsOf(file: string, facts: Facts, attempts: Attempts): CourseTerms {
  const terms = {
    price: attempts.read(() => termOf(file, facts.price, COLUMNS.price)),
    listPrice: attempts.read(() => termOf(file, facts.listPrice, COLUMNS.listPrice)),
    validDays: attempts.read(() => termOf(file, facts.validDays, COLUMNS.validDays)),
    hasFaceCheck: attempts.read(() => termOf(file, facts.hasFaceCheck, COLUMNS.hasFaceCheck)),
    hasQuestions: attempts.read(() => termOf(file, facts.hasQuestions, COLUMNS.hasQuestions)),
    agreements: facts.agreements && {
      keys: facts.agreements.value.split(/\s*[,，、]\s*/).filter((key) => key !== ''),
      line: facts.agreements.line,
    },
  };
  attempts.read(() => {
    if (terms.listPrice !== undefined && terms.listPrice < (terms.price ?? 0))
      throw new CourseSourceError(
        file,
        facts.listPrice?.line ?? 0,
        'the list price is below the price; raise it or leave it out',
      );
  });
  return terms;
}
