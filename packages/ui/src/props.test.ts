// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const room = join(import.meta.dirname, '..');
const tsc = join(room, '../../node_modules/typescript/bin/tsc');
const written = mkdtempSync(join(tmpdir(), 'lectern-props-'));
const types = join(written, 'packages/ui/src');
/** Type declarations reachable from the entries, by file path. */
const declared = new Map<string, string>();

/** Follows the types that a file refers to, so that only public ones are read. */
function reach(file: string): void {
  const name = relative(types, file);
  if (declared.has(name) || !existsSync(file)) return;
  const source = readFileSync(file, 'utf8');
  declared.set(name, source);
  for (const [, from = '', inline = ''] of source.matchAll(/from '(\.[^']+)'|import\("(\.[^"]+)"\)/g)) {
    reach(join(dirname(file), (from || inline).replace(/\.tsx?$/, '.d.ts')));
  }
}

beforeAll(() => {
  // Resolves the sources rather than the build, since the built types of the themes may be outdated or missing.
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      tsc,
      '-p',
      'tsconfig.build.json',
      '--customConditions',
      'source',
      '--rootDir',
      '../..',
      '--outDir',
      written,
      '--declarationMap',
      'false',
    ],
    { cwd: room, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  for (const folder of readdirSync(types)) reach(join(types, folder, 'index.d.ts'));
});
afterAll(() => rmSync(written, { recursive: true, force: true }));

/** The members of each exported interface, with their doc comments. */
function* membersOf(source: string): Generator<{ owner: string; member: string; isDescribed: boolean }> {
  for (const [, owner = '', body = ''] of source.matchAll(/^export interface (\w+)[^{]*\{\n(.*?)^\}/gms)) {
    let depth = 0;
    let before = '';
    for (const line of body.split('\n').map((text) => text.trim())) {
      const [, member] = /^'?([\w-]+)'?\??[:(]/.exec(line) ?? [];
      if (depth === 0 && member !== undefined) yield { owner, member, isDescribed: before.endsWith('*/') };
      depth += (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0);
      before = line;
    }
  }
}

/** The declarations of a file by name, without comments and empty lines. */
function declarationsOf(source: string): ReadonlyMap<string, string> {
  const withoutComments = source.replace(/\/\*\*?[^]*?\*\//g, '').replace(/^\s*\n/gm, '');
  const found = [
    ...withoutComments.matchAll(/^(?:export )?(?:declare )?(?:interface|type|function|const|class) (\w+)/gm),
  ];
  return new Map(
    found.map(({ 1: name = '', index }, at) => [
      name,
      withoutComments.slice(index, found[at + 1]?.index).trimEnd(),
    ]),
  );
}

/** The exports of an entry and the declarations that they refer to, in alphabetical order. */
function pictureOf(entry: string): string {
  const exported = (declared.get(entry) ?? '').replaceAll(/ from '[^']*'/g, '');
  const names = new Set([...exported.matchAll(/\w+/g)].map(([word]) => word));
  const drawn = new Map<string, string>();
  const files = [...declared.keys()].filter((file) => file.startsWith(`${dirname(entry)}/`));
  const all = files.flatMap((file) => [...declarationsOf(declared.get(file) ?? '')]);
  for (const name of names) {
    const [, text] = all.find(([candidate]) => candidate === name) ?? [];
    if (text === undefined) continue;
    drawn.set(name, text);
    for (const [word] of text.matchAll(/\b[A-Z]\w+/g)) names.add(word);
  }
  const inOrder = [...drawn].toSorted(([one], [other]) => one.localeCompare(other));
  const texts = inOrder.map(([, text]) => {
    const onOneLine = text.replace(/\s*\n\s*/g, ' ');
    return onOneLine.length > 160 ? text.replace(/\n\}$/, ' }') : onOneLine;
  });
  return [`=== ${dirname(entry)}`, ...texts].join('\n');
}

test('the public types match props.txt (update with -u)', async () => {
  const entries = [...declared.keys()].filter((name) => basename(name) === 'index.d.ts').toSorted();
  await expect(`${entries.map(pictureOf).join('\n')}\n`).toMatchFileSnapshot('../props.txt');
});

test('every prop has a description', () => {
  const silent = [...declared.values()].flatMap((source) =>
    [...membersOf(source)].filter(({ owner, isDescribed }) => owner.endsWith('Props') && !isDescribed),
  );
  expect(silent.map(({ owner, member }) => `${owner}.${member}`)).toEqual([]);
});

test('every default value of a prop is in its description as @defaultValue', () => {
  const silent: string[] = [];
  for (const [name, source] of declared) {
    const file = join(import.meta.dirname, name.replace(/\.d\.ts$/, '.tsx'));
    if (!existsSync(file)) continue;
    const code = readFileSync(file, 'utf8');
    for (const [, parameters = '', owner = ''] of code.matchAll(
      /^export function \w+(?:<[^(]*>)?\(\{(.*?)\n?\}: (\w+Props)\b/gms,
    )) {
      const [, body = ''] =
        new RegExp(`^export interface ${owner}\\b[^{]*\\{\\n(.*?)^\\}`, 'ms').exec(source) ?? [];
      for (const [, prop = ''] of parameters.matchAll(/(?:^|[\s,])(\w+) = /g)) {
        const [, doc] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*'?${prop}'?\\??:`).exec(body) ?? [];
        if (doc !== undefined && !doc.includes('@defaultValue')) silent.push(`${owner}.${prop}`);
      }
    }
  }
  expect(silent).toEqual([]);
});
