import { posix } from 'node:path';

/** Properties of a manifest that refer to files or to other packages. */
interface Manifest {
  readonly exports?: unknown;
  readonly imports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Properties that a package's manifest must have. */
const REQUIRED_PROPERTIES = [
  'description',
  'license',
  'repository',
  'homepage',
  'bugs',
  'engines',
  'keywords',
];
/** Files of every package besides its code. */
const REQUIRED_FILES = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([.#][^'"]+)['"]/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** Returns whether a target of `exports` matches a file; `*` stands for anything. */
function matchesTarget(target: string, files: readonly string[]): boolean {
  const [before = '', after] = target.replace(/^\.\//, '').split('*');
  return after === undefined
    ? files.includes(before)
    : files.some((file) => file.startsWith(before) && file.endsWith(after));
}

/** Returns references of a packed file to files that are not in the package. */
function missingReferences(path: string, content: string, files: ReadonlySet<string>): string[] {
  const at = (target: string): string => posix.join(posix.dirname(path), target);
  const lost: string[] = [];
  const expect = (target: string, spelling = target): void => {
    const candidates = [target, target.replace(/\.js$/, '.d.ts'), target.replace(/\.tsx?$/, '.d.ts')];
    if (!candidates.some((each) => files.has(each))) lost.push(`${path} points at ${spelling}`);
  };
  if (/\.(js|mjs|d\.ts)$/.test(path)) {
    for (const [, specifier = ''] of content.matchAll(SPECIFIER)) {
      if (specifier.startsWith('#css/')) expect(specifier.replace('#css/', 'dist/'), specifier);
      else if (specifier.startsWith('.')) expect(at(specifier), specifier);
    }
    const [, map] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(content) ?? [];
    if (map !== undefined) expect(at(map), map);
  }
  if (path.endsWith('.map')) {
    const { sources = [] }: { sources?: readonly string[] } = JSON.parse(content);
    for (const source of sources)
      if (!source.startsWith('\0') && /^\.\.?\//.test(source)) expect(at(source), source);
  }
  if (path.endsWith('.md')) for (const [, link = ''] of content.matchAll(LINK)) expect(at(link), link);
  return lost;
}

/**
 * Returns the problems of a packed package: dependencies that only this workspace can resolve, missing
 * properties of the manifest, and references to missing files.
 */
export function pointerFaults(files: ReadonlyMap<string, Buffer>): string[] {
  const names = [...files.keys()];
  const manifest: Manifest = JSON.parse(files.get('package.json')?.toString() ?? '{}');
  const { dependencies, devDependencies, peerDependencies } = manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies });
  const lower = names.map((name) => name.toLowerCase().replace(/(\.d\.ts|\.js|\.css|\.tsx?)(\.map)?$/, ''));
  const spellings = new Map(
    names.map((name, index) => [name.replace(/(\.d\.ts|\.js|\.css|\.tsx?)(\.map)?$/, ''), lower[index]]),
  );
  const alike = [...Map.groupBy(spellings, ([, bare]) => bare).values()].filter((group) => group.length > 1);
  return [
    ...all
      .filter(([, version]) => /^(workspace|catalog|link|file):/.test(version))
      .map(([name, version]) => `${name} is ${version}`),
    ...REQUIRED_PROPERTIES.filter((field) => manifest[field] === undefined).map(
      (field) => `package.json has no ${field}`,
    ),
    ...REQUIRED_FILES.filter((file) => !files.has(file)).map((file) => `there is no ${file}`),
    ...[...leaves(manifest.exports), ...leaves(manifest.imports)]
      .filter((target) => !matchesTarget(target, names))
      .map((target) => `package.json points at ${target}`),
    ...alike.map((group) => `${group.map(([name]) => name).join(' and ')} differ in case alone`),
    ...[...files].flatMap(([path, content]) => missingReferences(path, content.toString(), new Set(names))),
  ];
}
