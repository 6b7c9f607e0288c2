import { childOf, childrenOf, isElement, type MarkupElement, type MarkupNode } from '../../../markup/tree.ts';

/** TeX commands of large operators. */
const LARGE_OPERATORS: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∭': '\\iiint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};

const BRACKETS: Readonly<Record<string, string>> = {
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '\\{',
  '}': '\\}',
  '|': '|',
  '‖': '\\Vert',
  '⌊': '\\lfloor',
  '⌋': '\\rfloor',
  '⌈': '\\lceil',
  '⌉': '\\rceil',
  '⟨': '\\langle',
  '⟩': '\\rangle',
  '': '.',
};

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0302': '\\hat',
  '\u0303': '\\tilde',
  '\u0304': '\\bar',
  '\u0305': '\\overline',
  '\u0307': '\\dot',
  '\u0308': '\\ddot',
  '\u20d7': '\\vec',
};

const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh ln log lg exp lim max min sup inf det gcd dim ker arg deg'.split(
    ' ',
  ),
);

/** Chinese text, which TeX would typeset as separate letters. */
const WORDS = /[\u2e80-\u9fff\uff00-\uffef]+/g;

/** Converts the text of a run; letters of Unicode's mathematical alphabets become ordinary ones. */
const textTex = (text: string): string =>
  text
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
    .replaceAll('\\', '\\backslash ')
    .replace(/[#$%&_{}]/g, '\\$&')
    .replace(/[~^]/g, (sign) => `\\text{\\${sign}{}}`)
    .replace(WORDS, (words) => `\\text{${words}}`);

/** Returns the value of an element's property; undefined where it is not set. */
const propertyOf = (element: MarkupElement, name: string): string | undefined =>
  childOf(childOf(element, `${element.name}pr`), name)?.attributes['val'];

const isOn = (value: string | undefined): boolean =>
  value !== undefined && !['0', 'off', 'false'].includes(value);

/** Formats a function's name in upright letters. */
const functionTex = (name: string): string =>
  !/^[A-Za-z]+$/.test(name) ? name : FUNCTIONS.has(name) ? `\\${name}` : `\\operatorname{${name}}`;

const partTex = (element: MarkupElement, name: string): string =>
  nodesTex(childOf(element, name)?.children ?? []);

/** Formats subscripts and superscripts, without empty ones. */
function scriptsTex(element: MarkupElement): string {
  const [below, above] = [partTex(element, 'sub'), partTex(element, 'sup')];
  return `${below === '' ? '' : `_{${below}}`}${above === '' ? '' : `^{${above}}`}`;
}

function indexedTex(element: MarkupElement): string {
  const base = partTex(element, 'e');
  return `${[...base].length === 1 ? base : `{${base}}`}${scriptsTex(element)}`;
}

function bracketsTex(element: MarkupElement): string {
  const [open = '(', close = ')', between = '|'] = ['begchr', 'endchr', 'sepchr'].map((name) =>
    propertyOf(element, name),
  );
  const inner = childrenOf(element, 'e')
    .map(({ children }) => nodesTex(children))
    .join(textTex(between));
  const [left, right] = [BRACKETS[open], BRACKETS[close]];
  return left === undefined || right === undefined
    ? `${textTex(open)}${inner}${textTex(close)}`
    : `\\left${left} ${inner} \\right${right}`;
}

function rowsTex(element: MarkupElement): string {
  const rows =
    element.name === 'm'
      ? childrenOf(element, 'mr').map((row) =>
          childrenOf(row, 'e')
            .map(({ children }) => nodesTex(children))
            .join(' & '),
        )
      : // A sign of alignment has nothing to be aligned with here.
        childrenOf(element, 'e').map(({ children }) => nodesTex(children).replaceAll('\\&', ''));
  const body = rows.join(' \\\\ ');
  return element.name === 'm'
    ? `\\begin{matrix} ${body} \\end{matrix}`
    : `\\begin{array}{l} ${body} \\end{array}`;
}

function largeTex(element: MarkupElement): string {
  const sign = propertyOf(element, 'chr') ?? '∫';
  return `${LARGE_OPERATORS[sign] ?? textTex(sign)}${scriptsTex(element)} ${partTex(element, 'e')}`;
}

function braceTex(element: MarkupElement): string {
  const inner = partTex(element, 'e');
  const sign = propertyOf(element, 'chr') ?? '⏟';
  if (sign === '⏟') return `\\underbrace{${inner}}`;
  if (sign === '⏞') return `\\overbrace{${inner}}`;
  return `\\${propertyOf(element, 'pos') === 'top' ? 'over' : 'under'}set{${textTex(sign)}}{${inner}}`;
}

function limitTex(element: MarkupElement): string {
  const base = functionTex(partTex(element, 'e'));
  const limit = partTex(element, 'lim');
  const isBelow = element.name === 'limlow';
  if (base.startsWith('\\')) return `${base}${isBelow ? '_' : '^'}{${limit}}`;
  return `\\${isBelow ? 'under' : 'over'}set{${limit}}{${base}}`;
}

/** Converters of Word's formula elements; an unknown element is replaced by its contents. */
const WRITERS: Readonly<Record<string, (element: MarkupElement) => string>> = {
  f: (element) =>
    propertyOf(element, 'type') === 'lin'
      ? `{${partTex(element, 'num')}}/{${partTex(element, 'den')}}`
      : `\\frac{${partTex(element, 'num')}}{${partTex(element, 'den')}}`,
  ssup: indexedTex,
  ssub: indexedTex,
  ssubsup: indexedTex,
  spre: (element) => `{}${scriptsTex(element)}{${partTex(element, 'e')}}`,
  rad(element) {
    const degree = isOn(propertyOf(element, 'deghide')) ? '' : partTex(element, 'deg');
    return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${partTex(element, 'e')}}`;
  },
  d: bracketsTex,
  m: rowsTex,
  eqarr: rowsTex,
  nary: largeTex,
  func: (element) => `${functionTex(partTex(element, 'fname'))} {${partTex(element, 'e')}}`,
  limlow: limitTex,
  limupp: limitTex,
  acc: (element) =>
    `${ACCENTS[propertyOf(element, 'chr') ?? '\u0302'] ?? '\\overline'}{${partTex(element, 'e')}}`,
  bar: (element) =>
    `\\${propertyOf(element, 'pos') === 'top' ? 'over' : 'under'}line{${partTex(element, 'e')}}`,
  groupchr: braceTex,
  borderbox: (element) => `\\boxed{${partTex(element, 'e')}}`,
  t: ({ children }) => textTex(children.filter((child) => typeof child === 'string').join('')),
};

function nodesTex(nodes: readonly MarkupNode[]): string {
  return nodes
    .filter((node) => isElement(node))
    .filter(({ name }) => !name.endsWith('pr'))
    .map((element) => WRITERS[element.name]?.(element) ?? nodesTex(element.children))
    .join('');
}

/** Converts a Word formula (`m:oMath`) to TeX; empty where it shows nothing. */
export const wordMathTex = (math: MarkupElement): string =>
  nodesTex(math.children).replace(/ {2,}/g, ' ').trim();
