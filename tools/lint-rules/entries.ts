import { importsOf, lateImportsOf } from './imports.ts';

/** A kind of room, whose rooms may import each other only through their entries. */
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
    // Routes are an entry of their own, since they name screens without loading them; so are readers of
    // replies, which a pre-rendered page does not need.
    entries: ['index.ts', 'routes.ts', 'readers.ts'],
  },
  { folder: 'modules', says: 'Modules meet through their index.ts', entries: ['index.ts'] },
];

/** Additional entry for stories: the replies that another feature's stories use. */
const STORY_ENTRY = 'stories.data.ts';

const roomOf = (path: string, { folder }: Kind): string | undefined =>
  new RegExp(`/${folder}/([^/]+)/`).exec(path)?.[1];

/** Layers of the site, from the top; a lower one must not import a higher one. */
const LAYERS = ['app', 'features', 'shared'] as const;

const layerOf = (path: string): (typeof LAYERS)[number] | undefined =>
  LAYERS.find((storey) => path.includes(`site/src/${storey}/`));

/**
 * Finds imports of a file that bypass the entry of a feature of the site or of a module of the back end. A
 * room's own files, tests of the back end, and screens loaded by `import()` are exempt.
 * @param file path with `/`, from the project's folder.
 */
export function entryProblems(file: string, source: string): string[] {
  if (/\/backend\/.*\.test\.ts$/.test(file)) return [];
  return importsOf(file, source).flatMap(({ path, target }) =>
    KINDS.flatMap((kind) => {
      const room = roomOf(target, kind);
      if (room === undefined || room === roomOf(file, kind)) return [];
      // Code above the modules (content, commands) may import any of their files.
      if (kind.folder === 'modules' && roomOf(file, kind) === undefined) return [];
      const entries = file.endsWith('.stories.tsx') ? [...kind.entries, STORY_ENTRY] : kind.entries;
      return entries.some((entry) => target.endsWith(`/${kind.folder}/${room}/${entry}`))
        ? []
        : [`${kind.says}: ${path}`];
    }),
  );
}

/** The lower layers of the back end, and what each may import; all other folders may import anything. */
const LOWER_FOLDERS: Readonly<Record<string, { readonly below: readonly string[]; readonly says: string }>> =
  {
    platform: { below: ['platform'], says: 'The platform names no module and no provider' },
    providers: { below: ['platform', 'providers'], says: 'Providers stand on the platform alone' },
    modules: {
      below: ['platform', 'providers', 'modules'],
      says: 'Modules stand on the platform and providers',
    },
  };

const backendRoomOf = (path: string): string | undefined => /\/backend\/src\/([^/]+)(?:\/|$)/.exec(path)?.[1];

/** Finds imports of a higher layer by a lower layer of the back end. Tests are exempt. */
export function roomProblems(file: string, source: string): string[] {
  const room = LOWER_FOLDERS[backendRoomOf(file) ?? ''];
  if (room === undefined || file.endsWith('.test.ts')) return [];
  return importsOf(file, source).flatMap(({ path, target }) => {
    const from = backendRoomOf(target);
    return from === undefined || room.below.includes(from) ? [] : [`${room.says}: ${path}`];
  });
}

/** Finds imports of a higher layer by a file of the site, including `import()`. */
export function layerProblems(file: string, source: string): string[] {
  const own = layerOf(file);
  if (own === undefined) return [];
  const above = LAYERS.slice(0, LAYERS.indexOf(own));
  return [...importsOf(file, source), ...lateImportsOf(file, source)].flatMap(({ path, target }) =>
    above
      .filter((storey) => layerOf(target) === storey)
      .map((storey) => `${own} imports nothing from ${storey}: ${path}`),
  );
}
