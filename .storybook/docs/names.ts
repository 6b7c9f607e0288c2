import names from './names.zh.json' with { type: 'json' };

const byName = new Map<string, string>(Object.entries(names));

/**
 * Gives the Chinese of what the sidebar names in English: a group, a story. Undefined where there is none, as for a title that
 * is in both languages already.
 */
export const nameInChinese = (name: string): string | undefined => byName.get(name);

/** Gives what the sidebar names in both languages: `Disabled 停用`. */
export function inBothLanguages(name: string): string {
  const chinese = nameInChinese(name);
  return chinese === undefined ? name : `${name} ${chinese}`;
}
