import { escapeMarkup } from '../../../platform/richText/escapeMarkup.ts';
import { readXml } from '../../../markup/readXml.ts';
import { childOf, childrenOf, type MarkupElement } from '../../../markup/tree.ts';

/** A level of a list: its number format and first number. */
interface Level {
  readonly format: string;
  /** Format text; in `%1.` the number of the first level is followed by a dot. */
  readonly text: string;
  readonly start: number;
}

/** A list that paragraphs refer to. */
interface List {
  /** Lists with the same counter share their numbers. */
  readonly counter: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Restart values of this list, by level. */
  readonly restarts: ReadonlyMap<number, number>;
}

interface ListLevel {
  readonly list: string;
  readonly level: number;
}

const DIGITS = '零一二三四五六七八九';

/** Formats a number up to 99 in Chinese; larger ones in digits. */
function chinese(number: number): string {
  if (number > 99 || number < 1) return String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const head = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS.charAt(tens)}十`;
  return `${head}${ones === 0 ? '' : DIGITS.charAt(ones)}`;
}

const ROMAN: readonly (readonly [value: number, sign: string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(number: number): string {
  let rest = number;
  let output = '';
  for (const [value, sign] of ROMAN) for (; rest >= value; rest -= value) output += rest > 1000 ? '' : sign;
  return output;
}

/** Formats a number as letters like Word: Z is followed by AA. */
const letters = (number: number): string =>
  String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.min(9, Math.ceil(number / 26)));

/** Formats a number in a list level's format. */
function numeral(format: string, number: number): string {
  switch (format) {
    case 'upperLetter':
      return letters(number);
    case 'lowerLetter':
      return letters(number).toLowerCase();
    case 'upperRoman':
      return roman(number);
    case 'lowerRoman':
      return roman(number).toLowerCase();
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return number >= 1 && number <= 20 ? String.fromCharCode(0x2460 + number - 1) : String(number);
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'chineseLegalSimplified':
    case 'japaneseCounting':
    case 'taiwaneseCounting':
    case 'ideographDigital':
      return chinese(number);
    default:
      return String(number);
  }
}

const valueOf = (element: MarkupElement | undefined): string => element?.attributes['val'] ?? '';

function levelsOf(element: MarkupElement): Map<number, Level> {
  return new Map(
    childrenOf(element, 'lvl').map((level) => [
      Number(level.attributes['ilvl'] ?? 0),
      {
        format: valueOf(childOf(level, 'numfmt')) || 'decimal',
        text: valueOf(childOf(level, 'lvltext')),
        start: Number(valueOf(childOf(level, 'start')) || 1),
      },
    ]),
  );
}

function listsOf(name: string, xml: string): Map<string, List> {
  const root = readXml(name, xml);
  const shapes = new Map(
    childrenOf(root, 'abstractnum').map((shape) => [
      shape.attributes['abstractnumid'] ?? '',
      levelsOf(shape),
    ]),
  );
  return new Map(
    childrenOf(root, 'num').map((list) => {
      const counter = valueOf(childOf(list, 'abstractnumid'));
      const overrides = childrenOf(list, 'lvloverride');
      const levels = new Map([
        ...(shapes.get(counter) ?? []),
        ...overrides.flatMap((one) => [...levelsOf(one)]),
      ]);
      const restarts = overrides.flatMap((one): (readonly [number, number])[] => {
        const start = childOf(one, 'startoverride');
        return start === undefined ? [] : [[Number(one.attributes['ilvl'] ?? 0), Number(valueOf(start))]];
      });
      return [list.attributes['numid'] ?? '', { counter, levels, restarts: new Map(restarts) }];
    }),
  );
}

const listLevelIn = (properties: MarkupElement | undefined): ListLevel | undefined => {
  const numbered = childOf(properties, 'numpr');
  const list = valueOf(childOf(numbered, 'numid'));
  return list === '' ? undefined : { list, level: Number(valueOf(childOf(numbered, 'ilvl')) || 0) };
};

/** Returns the lists of paragraph styles. */
function styledListLevels(name: string, xml: string): Map<string, ListLevel> {
  if (xml === '') return new Map();
  return new Map(
    childrenOf(readXml(name, xml), 'style').flatMap((style): (readonly [string, ListLevel])[] => {
      const listLevel = listLevelIn(childOf(style, 'ppr'));
      return listLevel === undefined ? [] : [[style.attributes['styleid'] ?? '', listLevel]];
    }),
  );
}

/** Counts the paragraphs of lists. */
class Counters {
  readonly #lists: ReadonlyMap<string, List>;
  readonly #counts = new Map<string, number[]>();
  readonly #started = new Set<string>();

  constructor(lists: ReadonlyMap<string, List>) {
    this.#lists = lists;
  }

  /** @returns the number text of the next paragraph of a list. */
  next({ list: name, level }: ListLevel): string {
    const list = this.#lists.get(name);
    const shape = list?.levels.get(level);
    if (list === undefined || shape === undefined || shape.format === 'none') return '';
    if (shape.format === 'bullet') return '• ';
    const counts = this.#counts.get(list.counter) ?? [];
    this.#counts.set(list.counter, counts);
    const restart = this.#started.has(`${name} ${level}`) ? undefined : list.restarts.get(level);
    this.#started.add(`${name} ${level}`);
    counts[level] = restart ?? (counts[level] === undefined ? shape.start : counts[level] + 1);
    // Deeper levels restart below each paragraph.
    counts.length = level + 1;
    const numberText = shape.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const above = list.levels.get(at);
      return numeral(above?.format ?? 'decimal', counts[at] ?? above?.start ?? 1);
    });
    return numberText === '' ? '' : `${numberText} `;
  }
}

const BEGIN = '<w:pPr>';
const END = '</w:pPr>';
/** The previous properties in a tracked change. */
const CHANGED = /<w:pPrChange\b[^>]*>(?:(?!<\/w:pPrChange>)[^])*<\/w:pPrChange>/g;

/**
 * Converts Word's automatic list numbers to text, since the Word reader does not tell letters from numbers, and
 * merges consecutive lists.
 * @param xml of the document.
 * @param numbering and `styles` of its package; empty where it has none.
 * @throws {SourceError} where one of them is not well-formed XML.
 */
export function writeOutNumbers(name: string, xml: string, numbering: string, styles: string): string {
  if (numbering === '') return xml;
  const styled = styledListLevels(name, styles);
  const counters = new Counters(listsOf(name, numbering));
  const text = xml.replace(CHANGED, '');
  let output = '';
  let from = 0;
  for (let at = text.indexOf(BEGIN); at !== -1; at = text.indexOf(BEGIN, from)) {
    const end = text.indexOf(END, at);
    if (end === -1) break;
    const properties = text.slice(at, end + END.length);
    const listLevel = listLevelOf(name, properties, styled);
    const label = listLevel === undefined ? '' : counters.next(listLevel);
    output += text.slice(from, end + END.length);
    if (label !== '') output += `<w:r><w:t xml:space="preserve">${escapeMarkup(label)}</w:t></w:r>`;
    from = end + END.length;
  }
  return output + text.slice(from);
}

function listLevelOf(
  name: string,
  properties: string,
  styled: ReadonlyMap<string, ListLevel>,
): ListLevel | undefined {
  if (!properties.includes('<w:numPr') && !properties.includes('<w:pStyle')) return undefined;
  const root = readXml(name, properties);
  const style = styled.get(valueOf(childOf(root, 'pstyle')));
  const numbered = childOf(root, 'numpr');
  if (numbered === undefined) return style;
  // A paragraph may only set the level and take the list of its style; list 0 removes it from any list.
  const own = listLevelIn(root);
  if (own !== undefined) return own.list === '0' ? undefined : own;
  const level = valueOf(childOf(numbered, 'ilvl'));
  return style === undefined ? undefined : { ...style, level: level === '' ? style.level : Number(level) };
}
