import type { Home } from '../imported.ts';

/** Category of questions without one. */
export const DEFAULT_CATEGORY = '题库';

/** Category path and subject of the following questions. */
export interface Category {
  readonly path: readonly string[];
  readonly home: Home;
}

/** Parses a category path of Moodle: `$course$/top/Algebra/Sets`; a slash in a name is doubled. */
export function pathOfCategory(categoryText: string): readonly string[] {
  return categoryText
    .replaceAll('//', '\u0000')
    .split('/')
    .map((part) => part.replaceAll('\u0000', '/').trim())
    .filter((part, at) => part !== '' && !/^\$.*\$$/.test(part) && !(part === 'top' && at < 2));
}

/** Returns the subject of a path: its first category, or the file's name. */
export const homeOf = (path: readonly string[], file: string): Home => ({
  category: DEFAULT_CATEGORY,
  subject: path[0] ?? subjectOfFile(file),
});

/** Returns a subject's name made of the file's name. */
export function subjectOfFile(file: string): string {
  const name = file.split('/').at(-1) ?? file;
  return (
    name
      .replace(/(?:\.gift)?\.\w+$/i, '')
      .replaceAll('_', ' ')
      .trim() || name
  );
}
