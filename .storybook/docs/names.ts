import names from './names.zh.json' with { type: 'json' };

const byName = new Map<string, string>(Object.entries(names));

/**
 * Returns the Chinese name of a group or story in the sidebar; undefined if there is none, as for a title in
 * both languages.
 */
export const nameInChinese = (name: string): string | undefined => byName.get(name);

/** Gives what the sidebar names in both languages: `Disabled 停用`. */
export function inBothLanguages(name: string): string {
  const chinese = nameInChinese(name);
  return chinese === undefined ? name : `${name} ${chinese}`;
}
