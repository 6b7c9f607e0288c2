/**
 * Cascade layers of the published styles, later ones overriding earlier ones; a consumer orders them as a whole
 * by `lectern`.
 */
const LAYERS = ['reset', 'tokens', 'components', 'states'] as const;
type Layer = (typeof LAYERS)[number];

/** First statement of each file, so that the order does not depend on which file is loaded first. */
export const ORDER = `@layer ${LAYERS.map((layer) => `lectern.${layer}`).join(',')};`;

/** Returns the layer of a style sheet by its package and name. */
export function layerOf(folder: string, file: string): Layer {
  if (folder !== 'themes') return 'components';
  if (file.endsWith('globals/globals.css')) return 'reset';
  return file.endsWith('globals/states.css') ? 'states' : 'tokens';
}

/** Puts the rules of a style sheet into a layer. */
export const layered = (layer: Layer, css: string): string =>
  `${ORDER}\n@layer lectern.${layer}{${css.trim()}}\n`;

/** Splits a style sheet into its top-level statements. */
function statementsOf(css: string): string[] {
  const withoutComments = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const statements: string[] = [];
  let depth = 0;
  let begin = 0;
  let quote = '';
  for (const [at, sign] of [...withoutComments].entries()) {
    if (quote !== '') quote = sign === quote && withoutComments[at - 1] !== '\\' ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    const isEnd = quote === '' && depth === 0 && (sign === '}' || sign === ';');
    if (isEnd) {
      statements.push(withoutComments.slice(begin, at + 1).trim());
      begin = at + 1;
    }
  }
  const rest = withoutComments.slice(begin).trim();
  return rest === '' ? statements : [...statements, rest];
}

/** Returns rules of a packed package outside of the layers, which would override a consumer's. */
export function layerFaults(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([path, content]) => {
    if (!path.endsWith('.css') || path.endsWith('tailwind.css')) return [];
    const statements = statementsOf(content.toString());
    const isInOrder = statements[0]?.replaceAll(/\s+/g, '') === ORDER.replaceAll(/\s+/g, '');
    return [
      ...(isInOrder ? [] : [`${path} does not begin with the order of the layers`]),
      ...statements
        .slice(1)
        .filter((statement) => !/^@layer lectern\.\w+\s*\{/.test(statement))
        .map((statement) => `${path} has a rule outside of the layers: ${statement.slice(0, 60)}`),
    ];
  });
}
