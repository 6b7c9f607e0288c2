import { CommandError } from '../platform/commands/commandError.ts';
import type { OpenScope } from '../school/scope.ts';
import { joinKey } from '../school/table.ts';

/** Finds the ids of students by their numbers, in the same order. @throws {CommandError} naming all unknown numbers. */
export async function idsOf(scope: OpenScope, numbers: readonly string[]): Promise<string[]> {
  const book = await scope.book('students');
  const unknown = numbers.filter((number) => !book.has(joinKey([number])));
  if (unknown.length > 0)
    throw new CommandError(`There is no student ${unknown.join(', ')}. "students list" shows them.`);
  return numbers.map((number) => book.idOf(number));
}
