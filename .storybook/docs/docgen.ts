import type { Plugin } from 'vite';
import {
  builtinHandlers,
  ERROR_CODES,
  makeFsImporter,
  parse,
  type Documentation,
  type FileState,
  type Importer,
  type ResolverFunction,
} from 'react-docgen';
import { inBoth } from './inChinese.ts';

/** What the docs page shows of a component. */
export type Docgen = Documentation & { displayName: string };

/**
 * Finds exported functions that begin like a component. What they give back tells less: a dialog that draws
 * through a portal is a component too, and that is all that the built-in resolvers look at.
 */
const exportedComponents: ResolverFunction = (file) => {
  const found: ReturnType<ResolverFunction> = [];
  file.traverse({
    ExportNamedDeclaration(path) {
      const declaration = path.get('declaration');
      if (declaration.isFunctionDeclaration() && /^[A-Z]/.test(declaration.node.id?.name ?? ''))
        found.push(declaration);
      if (!declaration.isVariableDeclaration()) return;
      for (const declarator of declaration.get('declarations')) {
        const [name, value] = [declarator.get('id'), declarator.get('init')];
        if (name.isIdentifier() && /^[A-Z]/.test(name.node.name) && value.isArrowFunctionExpression())
          found.push(value);
      }
    },
  });
  return found;
};

/** Reads `readonly Item[]` as `Item[]`; react-docgen knows no operator of types but `keyof`. */
const withoutReadonly = (source: string): string => source.replaceAll(/\breadonly (?=[\w([{])/g, '');

const readAlike = new WeakSet<FileState>();

/** Has the imports of a file, and theirs, read as it is itself. */
function readable(file: FileState): FileState {
  if (readAlike.has(file)) return file;
  readAlike.add(file);
  const read = file.parse.bind(file);
  file.parse = (source, filename) => readable(read(withoutReadonly(source), filename));
  return file;
}

const fromFiles = makeFsImporter();
const importer: Importer = (path, name, file) => fromFiles(path, name, readable(file));
const { displayNameHandler, componentDocblockHandler, codeTypeHandler, defaultPropsHandler } =
  builtinHandlers;
const handlers = [displayNameHandler, componentDocblockHandler, codeTypeHandler, defaultPropsHandler];

/**
 * Reads `extends Omit<TextFieldProps, 'suffix'>` as what it is made of; react-docgen stops at `Omit`.
 * @returns the source without it, and the props that were left out and not declared anew.
 */
function withoutOmit(source: string): { plain: string; leftOut: string[] } {
  const leftOut: string[] = [];
  const plain = source.replace(
    /(extends[^{]*?)Omit<\s*(\w+),([^<>]*?),?\s*>/g,
    (_, before: string, type: string, keys: string) => {
      const names = [...keys.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
      leftOut.push(...names.filter((name) => !new RegExp(`^  '?${name}'?\\??:`, 'm').test(source)));
      return `${before}${type}`;
    },
  );
  return { plain, leftOut };
}

/** Puts a default that is told by its description into its column, and the type as it is written into its own. */
function tidied(documentation: Documentation, leftOut: readonly string[]): Documentation {
  const props = Object.entries(documentation.props ?? {})
    // What has no type here is an attribute of the element, known by its default alone.
    .filter(([name, { tsType }]) => tsType !== undefined && !leftOut.includes(name))
    .map(([name, prop]) => {
      const [description = '', value] = (prop.description ?? '').split(/\s*@defaultValue\s+/);
      // As it is written; that an optional prop may be undefined as well says its mark.
      const raw =
        prop.tsType !== undefined && 'raw' in prop.tsType ? String(prop.tsType.raw) : prop.tsType?.name;
      const type = raw
        ?.replace(/\s+/g, ' ')
        .replace(/^\| /, '')
        .replace(/ \| undefined$/, '');
      return [
        name,
        {
          ...prop,
          description,
          ...(value !== undefined && { defaultValue: { value, computed: false } }),
          ...(type !== undefined && { tsType: { name: type } }),
        },
      ] as const;
    });
  return { ...documentation, props: Object.fromEntries(props) };
}

/** Reads the components of a module: their props with types, descriptions and defaults. */
export function docgenOf(source: string, filename: string): Docgen[] {
  const { plain, leftOut } = withoutOmit(withoutReadonly(source));
  try {
    return parse(plain, { resolver: exportedComponents, handlers, importer, filename })
      .map((documentation) => tidied(documentation, leftOut))
      .filter((documentation): documentation is Docgen => documentation.displayName !== undefined);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** Says what the source says in Chinese too, which the tables of Storybook then have, whatever draws them. */
const said = ({ description = '', props = {}, ...rest }: Docgen): Docgen => ({
  ...rest,
  description: inBoth(description),
  props: Object.fromEntries(
    Object.entries(props).map(([name, { defaultValue, ...prop }]) => [
      name,
      {
        ...prop,
        description: inBoth(prop.description ?? ''),
        ...(defaultValue && { defaultValue: { ...defaultValue, value: inBoth(String(defaultValue.value)) } }),
      },
    ]),
  ),
});

/** Gives each component of `packages/ui` what its docs page shows of it. */
export const docgen = (): Plugin => ({
  name: 'lectern-docgen',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/ui\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/ },
    handler(source, id) {
      const found = docgenOf(source, id);
      if (found.length === 0) return undefined;
      const added = found.map(
        (documentation) =>
          `${documentation.displayName}.__docgenInfo=${JSON.stringify(said(documentation))};`,
      );
      // After the last line, so that every line keeps its place in the source map.
      return { code: `${source}\n${added.join('\n')}`, map: null };
    },
  },
});
