import type { Static, TArray } from 'typebox';
import { strictCheck } from '../schema/strict.ts';
import { visibleNamesIn } from '../schema/visibleText.ts';
import { CommandError } from './commandError.ts';

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new CommandError(`The file is not valid JSON: ${reason}`);
  }
}

/**
 * Makes the parser of a list that a school writes as JSON.
 * @returns a function that parses a file's content and throws a {@link CommandError} naming the invalid field.
 */
export function jsonList<Schema extends TArray>(schema: Schema): (content: string) => Static<Schema> {
  const inspect = strictCheck(schema);
  const seen = visibleNamesIn(schema);
  function check(value: unknown): asserts value is Static<Schema> {
    const problem = inspect(value);
    if (problem === undefined) return;
    const problemText = problem.problem.includes('"date-time"')
      ? 'must be a time with its zone, such as 2026-03-09T19:30:00+08:00'
      : problem.problem;
    const [, at, field] = /^\[(\d+)\]\.?(.*)$/.exec(problem.path) ?? [];
    const entry = at === undefined ? '' : `Entry ${Number(at) + 1}`;
    const location = [entry, field === '' || field === undefined ? '' : `“${field}”`].filter(
      (part) => part !== '',
    );
    throw new CommandError(`${location.join(': ') || 'The file'} ${problemText}`);
  }
  return (content) => {
    const read = parse(content);
    const value = seen?.(read) ?? read;
    check(value);
    return value;
  };
}
