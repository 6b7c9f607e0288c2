// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { docgenOf, type Docgen } from './docgen.ts';
import chinese from './descriptions.zh.json' with { type: 'json' };
import { guides } from './guides/index.ts';
import { onOneLine } from './inChinese.ts';
import { indexedInBoth } from './indexedInBoth.ts';
import { nameInChinese } from './names.ts';
import chineseNames from './names.zh.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui/src');
const read = (file: string) => readFileSync(join(ui, file), 'utf8');

/** Components without a page: icons share one, the stage belongs to the stories, and these render nothing. */
const withoutPage = new Set(['LinkProvider', 'LocaleProvider', 'PortalTheme']);
const foldersWithoutPage = new Set(['icon', 'stage']);

/** The public components with their docgen. */
const components: { name: string; docgen: Docgen | undefined }[] = globSync('*/index.ts', { cwd: ui })
  .filter((file) => !foldersWithoutPage.has(basename(dirname(file))))
  .flatMap((file) =>
    [...read(file).matchAll(/export \{([^}]*)\} from '(\.[^']+\.tsx)'/g)].flatMap(
      ([, names = '', from = '']) => {
        const source = join(dirname(file), from);
        const found = docgenOf(read(source), join(ui, source));
        return names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]\w*[a-z]/.test(name) && !withoutPage.has(name))
          .map((name) => ({ name, docgen: found.find(({ displayName }) => displayName === name) }));
      },
    ),
  );

const stories = globSync('**/*.stories.tsx', { cwd: ui }).map((file) => read(file));

/** Returns the title of a component's page. */
const titleOf = (component: string): string => {
  const own = stories.find((source) =>
    new RegExp(`^ +component: ${component},|, component: ${component} `, 'm').test(source),
  );
  return /title: '([A-Z][^'/]*\/[^']+)'/.exec(own ?? '')?.[1] ?? '';
};

const namesOf = (list: typeof components) => list.map(({ name }) => name);

test('every component has a docs page titled in English and Chinese', () => {
  expect(components.length).toBeGreaterThan(80);
  expect(namesOf(components.filter(({ name }) => !/ \p{Script=Han}/u.test(titleOf(name))))).toEqual([]);
});

test('every docs page describes every prop', () => {
  expect(namesOf(components.filter(({ docgen }) => !docgen?.description))).toEqual([]);
  const silent = components.flatMap(({ name, docgen }) =>
    Object.entries(docgen?.props ?? {})
      .filter(([, { description }]) => !description)
      .map(([prop]) => `${name}.${prop}`),
  );
  expect(silent).toEqual([]);
  const unread = components.flatMap(({ name, docgen }) =>
    Object.entries(docgen?.props ?? {})
      .filter(([, { tsType }]) => tsType?.name === 'unknown')
      .map(([prop]) => `${name}.${prop}`),
  );
  // Values from a server can be anything and are typed so.
  expect(unread.toSorted()).toEqual([
    'CompleteInfoDialog.fields',
    'DynamicForm.fields',
    'FooterByTemplate.templateId',
    'HeaderByTemplate.templateId',
  ]);
});

test('every docs page says in both languages when to use the component and when not', () => {
  expect(namesOf(components.filter(({ name }) => guides[name] === undefined))).toEqual([]);
  expect(Object.keys(guides).filter((name) => !namesOf(components).includes(name))).toEqual([]);
  for (const [name, { zh, en }] of Object.entries(guides)) {
    for (const text of [zh.use, zh.avoid]) expect(text, name).toMatch(/\p{Script=Han}.*。$/u);
    for (const text of [en.use, en.avoid]) expect(text, name).toMatch(/^[A-Z][^\p{Script=Han}]*\.$/u);
  }
});

const everyStory = globSync('{.storybook,apps/*/src,packages/*/src,themes/src}/**/*.stories.tsx', {
  cwd: root,
}).map((file) => readFileSync(join(root, file), 'utf8'));

test('every group and story of the sidebar has a Chinese name, and no unused names exist', () => {
  const titles = everyStory.map(
    (source) => /meta(?:: Meta(?:<.*>)?)? = \{\s+title: '([^']+)'/.exec(source)?.[1] ?? '',
  );
  expect(titles.filter((title) => !/[A-Za-z].* \p{Script=Han}[^/]*$/u.test(title))).toEqual([]);
  const groups = titles.flatMap((title) => title.split('/').slice(0, -1));
  const names = everyStory.flatMap((source) =>
    [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => storyNameFromExport(name)),
  );
  expect(names.length).toBeGreaterThan(600);
  // The docs page of a component is an entry of the sidebar too.
  const expected = new Set([...groups, ...names, 'Docs']);
  expect([...expected].filter((name) => nameInChinese(name) === undefined)).toEqual([]);
  expect(Object.keys(chineseNames).filter((name) => !expected.has(name))).toEqual([]);
  for (const [name, words] of Object.entries(chineseNames)) expect(words, name).toMatch(/\p{Script=Han}/u);
});

test('a story is indexed under both of its names', async () => {
  const { createIndex } = indexedInBoth({
    test: /stories/,
    createIndex: async () => [
      { type: 'story', importPath: './a.stories.tsx', exportName: 'NothingFound' },
      { type: 'story', importPath: './a.stories.tsx', exportName: 'Welcome', name: 'Welcome 欢迎' },
    ],
  });
  const entries = await createIndex('./a.stories.tsx', { makeTitle: (title) => title ?? '' });
  expect(entries.map(({ name }) => name)).toEqual(['Nothing Found 没有找到', 'Welcome 欢迎']);
});

test.each(['descriptions.zh.json', 'names.zh.json'])('%s contains each key once', (file) => {
  const content = readFileSync(new URL(file, import.meta.url), 'utf8');
  // Of two equal keys the parser takes the last, while a translator might edit the first.
  expect(content.match(/^ {2}"/gm)).toHaveLength(Object.keys(JSON.parse(content)).length);
});

test('every English description of components, props, defaults and stories has a Chinese translation, and none is unused', () => {
  const described = components.flatMap(({ docgen }) => [
    docgen?.description ?? '',
    ...Object.values(docgen?.props ?? {}).map(({ description }) => description ?? ''),
  ]);
  const defaults = components.flatMap(({ docgen }) =>
    Object.values(docgen?.props ?? {}).map(({ defaultValue }) => String(defaultValue?.value ?? '')),
  );
  // A default of one word may be a value; one that already contains Chinese needs no translation.
  const sentences = defaults.filter((text) => /\s/.test(text) && !/\p{Script=Han}/u.test(text));
  const states = everyStory.flatMap((source) =>
    [...source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+: Story/g)].map(([, text = '']) =>
      text.replaceAll(/\n \* ?/g, '\n'),
    ),
  );
  const expected = new Set(
    [...described, ...sentences, ...states].map(onOneLine).filter((text) => text !== ''),
  );
  expect([...expected].filter((text) => !Object.hasOwn(chinese, text))).toEqual([]);
  const declared = new Set([...expected, ...defaults]);
  expect(Object.keys(chinese).filter((text) => !declared.has(text))).toEqual([]);
  for (const [text, words] of Object.entries(chinese)) expect(words, text).toMatch(/\p{Script=Han}/u);
});
