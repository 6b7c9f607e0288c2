import { importsOf, lateImportsOf } from './imports.ts';

/** Rooms of one kind, which meet through their entries. */
interface Kind {
  readonly folder: 'features' | 'modules';
  readonly says: string;
  /** The files that others may import. */
  readonly entries: readonly string[];
}

const KINDS: readonly Kind[] = [
  {
    folder: 'features',
    says: 'Features meet through their index.ts',
    // Routes are apart, since they name screens without loading them; and what reads replies is, since a
    // delivered page is read already.
    entries: ['index.ts', 'routes.ts', 'readers.ts'],
  },
  { folder: 'modules', says: 'Modules meet through their index.ts', entries: ['index.ts'] },
];

/** What stories may take besides: the replies that another feature's stories are played with. */
const STORY_ENTRY = 'stories.data.ts';

const roomOf = (path: string, { folder }: Kind): string | undefined =>
  new RegExp(`/${folder}/([^/]+)/`).exec(path)?.[1];

/** The storeys of the site, from the top: what an upper one has, no lower one may know. */
const STOREYS = ['app', 'features', 'shared'] as const;

const storeyOf = (path: string): (typeof STOREYS)[number] | undefined =>
  STOREYS.find((storey) => path.includes(`site/src/${storey}/`));

/**
 * Finds the imports of a file that reach into a feature of the site or a module of the back end past its entry.
 * A room's own files, tests of the back end, and screens loaded by `import()` are free.
 * @param file path with `/`, from the project's folder.
 */
export function entryProblems(file: string, source: string): string[] {
  if (/\/backend\/.*\.test\.ts$/.test(file)) return [];
  return importsOf(file, source).flatMap(({ path, target }) =>
    KINDS.flatMap((kind) => {
      const room = roomOf(target, kind);
      if (room === undefined || room === roomOf(file, kind)) return [];
      // What stands above the modules (the content, the commands) is no module and may look into them.
      if (kind.folder === 'modules' && roomOf(file, kind) === undefined) return [];
      const entries = file.endsWith('.stories.tsx') ? [...kind.entries, STORY_ENTRY] : kind.entries;
      return entries.some((entry) => target.endsWith(`/${kind.folder}/${room}/${entry}`))
        ? []
        : [`${kind.says}: ${path}`];
    }),
  );
}

/** The lower rooms of the back end, and what each may import of it; all else there is the roof, which is free. */
const LOWER_ROOMS: Readonly<Record<string, { readonly below: readonly string[]; readonly says: string }>> = {
  platform: { below: ['platform'], says: 'The platform names no module and no provider' },
  providers: { below: ['platform', 'providers'], says: 'Providers stand on the platform alone' },
  modules: {
    below: ['platform', 'providers', 'modules'],
    says: 'Modules stand on the platform and providers',
  },
};

const backendRoomOf = (path: string): string | undefined => /\/backend\/src\/([^/]+)(?:\/|$)/.exec(path)?.[1];

/** Finds what a lower room of the back end takes of a higher one. Tests are free. */
export function roomProblems(file: string, source: string): string[] {
  const room = LOWER_ROOMS[backendRoomOf(file) ?? ''];
  if (room === undefined || file.endsWith('.test.ts')) return [];
  return importsOf(file, source).flatMap(({ path, target }) => {
    const from = backendRoomOf(target);
    return from === undefined || room.below.includes(from) ? [] : [`${room.says}: ${path}`];
  });
}

/** Finds what a file of the site takes of a storey above its own, also by `import()`. */
export function storeyProblems(file: string, source: string): string[] {
  const own = storeyOf(file);
  if (own === undefined) return [];
  const above = STOREYS.slice(0, STOREYS.indexOf(own));
  return [...importsOf(file, source), ...lateImportsOf(file, source)].flatMap(({ path, target }) =>
    above
      .filter((storey) => storeyOf(target) === storey)
      .map((storey) => `${own} imports nothing from ${storey}: ${path}`),
  );
}
