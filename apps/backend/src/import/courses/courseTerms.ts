import { amount, yuan } from '../../school/columns/numberColumns.ts';
import type { Column } from '../../school/columns/column.ts';
import { yesNo } from '../../school/columns/choiceColumns.ts';
import { type Attempts, CourseSourceError } from './courseSourceError.ts';
import type { Facts } from './courseFacts.ts';

/** What a file says of selling the course and of what stands before its lessons; undefined where it says nothing. */
export interface CourseTerms {
  /** Cents. */
  readonly price: number | undefined;
  /** Cents. */
  readonly listPrice: number | undefined;
  readonly validDays: number | undefined;
  readonly hasFaceCheck: boolean | undefined;
  readonly hasQuestions: boolean | undefined;
  /** Keys of agreements, with the line that names them. */
  readonly agreements: { readonly keys: readonly string[]; readonly line: number } | undefined;
}

const unnamed = [
  ['', ''],
  ['', ''],
] as const;

/** Reads what a cell of the workbook would say, by the same rules. */
const COLUMNS = {
  price: yuan(...unnamed),
  listPrice: yuan(...unnamed),
  validDays: amount(...unnamed, { least: 1, most: 36_500 }),
  hasFaceCheck: yesNo(...unnamed),
  hasQuestions: yesNo(...unnamed),
} as const;

/** What people write before and behind prices and days. */
const UNITS = /^[¥￥]\s*|\s*(?:元|天|yuan|days?)$/gi;

/** Reads a fact as the workbook's column of the same name. @throws {CourseSourceError} with its line and the cure. */
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

/** @param attempts hears of a price or an answer that is none. */
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
