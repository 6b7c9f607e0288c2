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

/** Documentation of a component for its docs page. */
export type Docgen = Documentation & { displayName: string };

/**
 * Finds exported functions whose names begin with a capital letter. The built-in resolvers look at return
 * values instead, and so miss components such as a dialog rendered through a portal.
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

/** Replaces `readonly Item[]` by `Item[]`, since the only type operator that react-docgen supports is `keyof`. */
const withoutReadonly = (source: string): string => source.replaceAll(/\breadonly (?=[\w([{])/g, '');

const wrappedFiles = new WeakSet<FileState>();

/** Makes a file's imports, and theirs, be parsed in the same way as the file itself. */
function withSameParser(file: FileState): FileState {
  if (wrappedFiles.has(file)) return file;
  wrappedFiles.add(file);
  const read = file.parse.bind(file);
  file.parse = (source, filename) => withSameParser(read(withoutReadonly(source), filename));
  return file;
}

const fromFiles = makeFsImporter();
const importer: Importer = (path, name, file) => fromFiles(path, name, withSameParser(file));
const { displayNameHandler, componentDocblockHandler, codeTypeHandler, defaultPropsHandler } =
  builtinHandlers;
const handlers = [displayNameHandler, componentDocblockHandler, codeTypeHandler, defaultPropsHandler];

/**
 * Replaces `extends Omit<TextFieldProps, 'suffix'>` by the type inside, since react-docgen does not support
 * `Omit`.
 * @returns the source without it, and the omitted props that are not declared again.
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

/** Moves a default stated in the description to its own column, and uses types as they are written. */
function normalized(documentation: Documentation, leftOut: readonly string[]): Documentation {
  const props = Object.entries(documentation.props ?? {})
    // A prop without a type here is an attribute of the element, which react-docgen knows only by its default.
    .filter(([name, { tsType }]) => tsType !== undefined && !leftOut.includes(name))
    .map(([name, prop]) => {
      const [description = '', value] = (prop.description ?? '').split(/\s*@defaultValue\s+/);
      // The type as it is written; `undefined` is dropped, since an optional prop is marked as such.
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

/** Extracts the components of a module: their props with types, descriptions and defaults. */
export function docgenOf(source: string, filename: string): Docgen[] {
  const { plain, leftOut } = withoutOmit(withoutReadonly(source));
  try {
    return parse(plain, { resolver: exportedComponents, handlers, importer, filename })
      .map((documentation) => normalized(documentation, leftOut))
      .filter((documentation): documentation is Docgen => documentation.displayName !== undefined);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/**
 * Adds the Chinese texts to the descriptions, so that Storybook's tables contain both languages, wherever they
 * are rendered.
 */
const withChinese = ({ description = '', props = {}, ...rest }: Docgen): Docgen => ({
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

/** Vite plugin that adds the documentation of each component of `packages/ui` to its module. */
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
          `${documentation.displayName}.__docgenInfo=${JSON.stringify(withChinese(documentation))};`,
      );
      // Appended after the last line, so that the source map stays valid.
      return { code: `${source}\n${added.join('\n')}`, map: null };
    },
  },
});
