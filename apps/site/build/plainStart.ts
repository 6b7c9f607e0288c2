import type { Plugin, Rolldown } from 'vite';
import { componentStyles, LATE_STYLES, STARTING } from './chunks.ts';

/** Matches a wrapped module in a chunk, which runs when it is first needed. */
const WRAPPED =
  /^function (init_[\w$]+)\(\) \{\n\treturn \(\1 = __esmMin\(\(\(\) => \{(?:\n([\s\S]*?)\n\t)?\}\)\)\)\(\);\n\}/gm;
const IMPORT = /^import \{([^}]*)\} from "\.\/([^"]+)";$/gm;
const EXPORT = /^export \{([^}]*)\};?$/gm;
const CALLS =
  /^(\s*)((?:\/\* @__PURE__ \*\/ )?init_[\w$]+\(\)(?:, (?:\/\* @__PURE__ \*\/ )?init_[\w$]+\(\))*);$/gm;

/** Matches the import of a lazy part in a chunk that has already run; only its exports are needed then. */
const LATE = /(?<=import\("\.\/([^"]+)"\)\.then\(\(n\) => )\(n\.[\w$]+\(\), (n\.[\w$]+)\)/g;
const HOISTED = /^var ([\w$]+(?:, [\w$]+)*);$/gm;
/** Matches assignments to variables, including declarations that shadow them. */
const SETS = /(?<![.\w$])([\w$]+)(?:\s*(?:=(?![=>])|[-+*/%&|^?<>]{1,3}=(?!=)|\+\+|--))/g;

const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isStarting = ({ name }: { readonly name: string }): boolean => STARTING.includes(name);
const isStyle = (module: string): boolean => module.includes('.vanilla.css');

/** Declares variables that a module assigns only once at the assignment, so that the minifier knows their value. */
function declareWhereSet(text: string): string {
  const declared = Array.from(text.matchAll(HOISTED), ([, names = '']) => names.split(', ')).flat();
  const sets = new Map<string, number>(declared.map((name) => [name, 0]));
  for (const [, name = ''] of text.matchAll(SETS)) {
    const count = sets.get(name);
    if (count !== undefined) sets.set(name, count + 1);
  }
  const once = new Set(declared.filter((name) => sets.get(name) === 1));
  const found = new Set<string>();
  const moved = text.replace(/^([\w$]+)(?= = )/gm, (name) => {
    if (!once.has(name)) return name;
    found.add(name);
    return `let ${name}`;
  });
  return moved.replace(HOISTED, (_, names: string) => {
    const left = names.split(', ').filter((name) => !found.has(name));
    return left.length === 0 ? '' : `var ${left.join(', ')};`;
  });
}

/**
 * Removes the wrappers that preserve the execution order of modules, where that is the order in the file
 * anyway: the libraries and the site itself run from top to bottom, and style sheets have no code. Other chunks
 * no longer call them.
 */
function unwrap(code: string, chunk: Rolldown.RenderedChunk, all: readonly Rolldown.RenderedChunk[]): string {
  const starting = new Set(all.filter(isStarting).map(({ fileName }) => fileOf(fileName)));
  const done = new Set<string>();
  let text = code;
  if (isStarting(chunk))
    text = declareWhereSet(
      text.replace(WRAPPED, (_, name: string, body: string | undefined) => {
        done.add(name);
        return (body ?? '').replace(/^\t\t/gm, '');
      }),
    );
  const imported = new Set<string>();
  text = text.replace(IMPORT, (_, names: string, from: string) => {
    const left = names.split(',').filter((each) => {
      const name = /([\w$]+)\s*$/.exec(each)?.[1] ?? '';
      const isDone = name.startsWith('init_') && (starting.has(from) || name.includes('_css_ts_vanilla'));
      if (isDone) imported.add(name);
      return !isDone;
    });
    if (left.length > 0) return `import {${left.join(',')}} from "./${from}";`;
    return starting.has(from) ? `import "./${from}";` : '';
  });
  text = text.replace(LATE, (all, from: string, left: string) => (starting.has(from) ? left : all));
  // A copied module may have a function of its own with that name; its calls are kept.
  for (const name of imported) if (!text.includes(`function ${name}() {`)) done.add(name);
  text = text.replace(CALLS, (_, indent: string, calls: string) => {
    const left = calls.split(', ').filter((call) => !done.has(/init_[\w$]+/.exec(call)?.[0] ?? ''));
    return left.length === 0 ? '' : `${indent}${left.join(', ')};`;
  });
  if (isStarting(chunk))
    text = text.replace(EXPORT, (_, names: string) => {
      const left = names.split(',').filter((each) => !done.has(/[\w$]+/.exec(each)?.[0] ?? ''));
      return left.length === 0 ? '' : `export {${left.join(',')}};`;
    });
  const called = [...done, ...imported].filter((name) => text.includes(`${name}()`));
  return text + [...new Set(called)].map((name) => `\nfunction ${name}() {}`).join('');
}

/**
 * Order of the style sheets, in which later ones win: components, what is made of them, the home page, and the
 * features.
 */
const ORDER: readonly string[] = [
  LATE_STYLES,
  'styles',
  'styles-components',
  ...componentStyles,
  'styles-of-home',
];

function rankOf(name: string): number {
  const at = ORDER.indexOf(name);
  return at === -1 ? ORDER.length : at;
}

/**
 * Removes chunks that consist only of style sheets, which have no code, and assigns their sheets to the chunks
 * that import them.
 */
function dropStyleFiles(bundle: Rolldown.OutputBundle): void {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const dropped = files
    .filter(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every(isStyle))
    .sort((one, other) => rankOf(one.name) - rankOf(other.name));
  for (const file of files) {
    const droppedImports = dropped.filter(({ fileName }) => file.imports.includes(fileName));
    const sheets = file.viteMetadata?.importedCss;
    if (droppedImports.length === 0 || sheets === undefined) continue;
    const names = droppedImports.map(({ fileName }) => fileName);
    file.imports = file.imports.filter((each) => !names.includes(each));
    for (const name of names)
      file.code = file.code.replace(new RegExp(`import\\s*["']\\./${fileOf(name)}["'];?`), '');
    const own = [...sheets];
    sheets.clear();
    for (const sheet of [
      ...droppedImports.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      ...own,
    ])
      sheets.add(sheet);
  }
  for (const { fileName } of dropped) Reflect.deleteProperty(bundle, fileName);
}

/** Names of the chunks that run before any lazy part is requested; known once the chunks are generated. */
export const startFiles = new Set<string>();

/** Avoids the overhead of copied modules on the home page, which has none (docs/decisions/page-bundles.md). */
export const plainStart: Plugin = {
  name: 'lectern:plain-start',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  enforce: 'post',
  renderChunk: (code, chunk, _options, meta) => ({
    code: unwrap(code, chunk, Object.values(meta.chunks)),
    map: null,
  }),
  // Runs before the HTML is written, which would reference the removed chunks.
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      dropStyleFiles(bundle);
      startFiles.clear();
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && [...STARTING, 'rolldown-runtime'].includes(file.name))
          startFiles.add(file.fileName);
    },
  },
};
