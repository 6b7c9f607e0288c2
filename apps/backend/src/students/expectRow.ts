import { CommandError } from '../platform/commands/commandError.ts';
import type { OpenScope } from '../school/scope.ts';
import { joinKey } from '../school/table.ts';

const WORDS = { classes: 'class', courses: 'course' } as const;

/** Expects a class or a course with this key, so that a typing error is not taken for an empty one. */
export async function expectRow(scope: OpenScope, table: keyof typeof WORDS, key: string): Promise<void> {
  if (!(await scope.book(table)).has(joinKey([key])))
    throw new CommandError(`There is no ${WORDS[table]} ${key}.`);
}
