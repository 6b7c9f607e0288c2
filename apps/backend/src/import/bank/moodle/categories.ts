import type { Home } from '../imported.ts';

/** Where imported questions stand that say nothing of it. */
export const USUAL_CATEGORY = '题库';

/** Where the questions that follow stand. */
export interface Where {
  readonly path: readonly string[];
  readonly home: Home;
}

/** Reads the path of a category as Moodle writes it: `$course$/top/Algebra/Sets`; a slash in a name is doubled. */
export function pathOfCategory(written: string): readonly string[] {
  return written
    .replaceAll('//', '\u0000')
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').trim())
    .filter((part, at) => part !== '' && !/^\$.*\$$/.test(part) && !(part === 'top' && at < 2));
}

/** Names the subject of a path by its first category, or by the file. */
export const homeOf = (path: readonly string[], file: string): Home => ({
  category: USUAL_CATEGORY,
  subject: path[0] ?? subjectOfFile(file),
});

/** Names a subject by the file that its questions come from. */
export function subjectOfFile(file: string): string {
  const name = file.split('/').at(-1) ?? file;
  return (
    name
      .replace(/(?:\.gift)?\.\w+$/i, '')
      .replaceAll('_', ' ')
      .trim() || name
  );
}
