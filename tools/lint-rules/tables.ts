const TABLE = /\bexport const (\w+) = pgTable\(/g;
const WRITE = /(?:\.(?:insert|update|delete)|\b(?:row(?:Saver|Deleter)|schoolRows))\(\s*(\w+)\s*[,)]/g;

const moduleOf = (file: string): string | undefined => /\/backend\/src\/modules\/([^/]+)\//.exec(file)?.[1];

/** Names of the back end's tables with their modules; undefined for tables outside of modules. */
export type Tables = ReadonlyMap<string, string | undefined>;

/** Finds the tables of the back end. */
export function tablesIn(sources: Iterable<{ readonly file: string; readonly source: string }>): Tables {
  const tables = new Map<string, string | undefined>();
  for (const { file, source } of sources) {
    if (!file.endsWith('.tables.ts')) continue;
    for (const [, name = ''] of source.matchAll(TABLE)) tables.set(name, moduleOf(file));
  }
  return tables;
}

/** Finds writes outside of a service, or to another module's table. Tests are exempt. */
export function writeProblems(file: string, source: string, tables: Tables): string[] {
  const own = moduleOf(file);
  if (own === undefined || file.endsWith('.test.ts')) return [];
  return [...source.matchAll(WRITE)].flatMap(([, name = '']) => {
    if (!tables.has(name)) return [];
    if (!file.endsWith('.service.ts')) return [`Only a service writes: ${name}`];
    const owner = tables.get(name);
    return owner === undefined || owner === own ? [] : [`Only a service of ${owner} writes ${name}`];
  });
}
