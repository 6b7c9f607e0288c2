import type { TSchema } from 'typebox';

/** What plausible data depend on besides their schema. */
export interface PlausibleOptions {
  /** Another number makes other data. @defaultValue 1 */
  readonly seed?: number;
  /** When the data are of. @defaultValue a Monday morning of spring 2026 */
  readonly now?: Date;
  /** How many entries a list has, where its schema leaves that open. @defaultValue 1 */
  readonly entries?: number;
}

type Node = Readonly<Record<string, unknown>>;

const NOW = new Date('2026-03-02T01:00:00.000Z');
const DAY_MS = 86_400_000;
/** How deep what refers to itself goes. */
const DEEPEST = 2;

const node = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.map(node) : []);
const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Texts by the end of a field's name, the first that fits. */
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(course|item|target)NameEn$/, ['Functions and Derivatives', 'Reading Classical Chinese']],
  [/(course|item|target)Name$/, ['函数与导数专题', '文言文阅读精讲', '英语长难句']],
  [/teacherNameEn$|^authorNameEn$/, ['Lin Jing', 'Zhao Ming']],
  [/teacherName$|authorName$|nickName$|studentName$|^author$/, ['林静', '赵明', '周雨桐']],
  [/schoolName$|companyName$/, ['青禾学堂', '青禾学堂北京分校']],
  [/subjectName$|categoryName$/, ['高中数学', '高中语文']],
  [/examName$|paperName$/, ['期中模拟测试', '第三单元测验']],
  [/lessonName$|stageName$/, ['第一讲 导数的意义', '第二讲 单调性']],
  [/(title|name|label|suffix)En$/i, ['Functions and Derivatives']],
  [/En$/, ['A short text in English.']],
  [/orderNo$|tradeNo$/, ['20260302090000123456']],
  [/cardNo$|certificateNo$/, ['QH20260001']],
  [/mobile$|phone$|^account$/i, ['13800138000', '13900139000']],
  [/smsCode$/, ['123456']],
  [/email$/i, ['student@school.example']],
  [/identityId$|idNumber$/, ['11010519491231002X']],
  [/password$/i, ['a text enciphered with the public key']],
  [/token$|access_token/i, ['q7Yk2hJ9sT0bV4nX']],
  [/hash$|digest$/, ['Zx3vN8tQ1mB7cK5pR9dL2s']],
  [/signature$/, ['Zx3vN8tQ1mB7cK5pR9dL2sWf6gH0jY4u']],
  [/fileName$|sourceName$/, ['笔记.pdf']],
  [/extension$|fileType$/, ['pdf']],
  [/key$/, ['100/2026-03-02/coldatatypefile/7c9e6679-7425-40de-944b-e07fc1f90ae7.png']],
  [
    /(cover|avatar|logo|icon|ico|pic|portrait|poster|image)(Url|URL|Max)?$/i,
    ['/media/drawn/logo/steps/red.svg'],
  ],
  [/origin$|^domain$/, ['https://school.example']],
  [/url$|href$|link$/i, ['https://school.example/somewhere']],
  [/html$|^content$|introduction$/i, ['<p>先看例题，再动手做一遍。</p>']],
  [/keyword$/, ['数学']],
  [/suffix$/i, ['beijing']],
  [/province$/, ['110000']],
  [/city$/, ['110100']],
  [/county$/, ['110105']],
  [/(At|Time)$/, ['2026-03-02T01:00:00.000Z']],
  [/title$|name$|label$/i, ['函数与导数专题', '期中模拟测试']],
];

/** Texts that patterns ask for. */
const PATTERNED = [
  '13800138000',
  '123456',
  '101',
  '王小明',
  '11010519491231002X',
  '91110105MA01ABCD2X',
  'student_1',
  'png',
  '1',
  '100/2026-03-02/coldatatypefile/7c9e6679-7425-40de-944b-e07fc1f90ae7.png',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  'beijing',
];

/** Numbers by the end of a field's name. */
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/Cents$|amount$/i, 19_900],
  [/^total$|Count$|^count$/, 12],
  [/percent$/i, 40],
  [/seconds$/i, 1500],
  [/minutes$/i, 90],
  [/size$|bytes$/i, 204_800],
  [/score$/i, 85],
  [/^(pageNo|page|sequence|number|position|rank)$/, 1],
  [/pageSize$/, 20],
  [/rating$|average$/, 5],
  [/year$/, 2026],
];

/** A number of a word that is the same everywhere (FNV-1a). */
function hashOf(word: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ (word.codePointAt(at) ?? 0), 16_777_619);
  return hash >>> 0;
}

function fit(text: string, { minLength, maxLength }: Node): string {
  const longEnough = text.padEnd(number(minLength, 0), '一');
  return longEnough.slice(0, number(maxLength, longEnough.length));
}

/**
 * Makes data that a schema allows and that read like a school's: the same for the same schema, path and seed.
 * @returns undefined for a schema that allows nothing in particular.
 */
export function plausible(schema: TSchema, options: PlausibleOptions = {}): unknown {
  const { seed = 1, now = NOW, entries = 1 } = options;
  const pick = <Of>(all: readonly Of[], path: string): Of | undefined => all[hashOf(path, seed) % all.length];

  function text(schemaOf: Node, name: string, path: string): string {
    const { format, pattern } = schemaOf;
    if (format === 'date-time')
      return new Date(
        now.getTime() + (/end|expire|close|due|until/i.test(name) ? 7 * DAY_MS : 0),
      ).toISOString();
    if (format === 'date') return now.toISOString().slice(0, 10);
    if (format === 'email') return 'student@school.example';
    if (typeof pattern === 'string') {
      const allowed = new RegExp(pattern, 'u');
      return PATTERNED.find((each) => allowed.test(each)) ?? '';
    }
    if (/(^id|Id|Ids)$/.test(name)) return fit(String(100 + (hashOf(path, seed) % 900)), schemaOf);
    const [, texts = ['一段文字']] = TEXTS.find(([end]) => end.test(name)) ?? [];
    return fit(pick(texts, path) ?? '', schemaOf);
  }

  function amount(schemaOf: Node, name: string, path: string): number {
    const { minimum, maximum } = schemaOf;
    const [, usual = 1 + (hashOf(path, seed) % 9)] = NUMBERS.find(([end]) => end.test(name)) ?? [];
    return Math.min(Math.max(usual, number(minimum, usual)), number(maximum, usual));
  }

  function make(schemaOf: Node, path: string, definitions: Node, depth: number): unknown {
    const name = /([^./]*)$/.exec(path)?.[1] ?? '';
    const known = { ...definitions, ...node(schemaOf['$defs']) };
    if (typeof schemaOf['$ref'] === 'string')
      return make(node(known[schemaOf['$ref']]), path, known, depth + 1);
    if ('const' in schemaOf) return schemaOf['const'];
    if (Array.isArray(schemaOf['enum'])) return pick(schemaOf['enum'], path);
    const [either] = nodes(schemaOf['anyOf']);
    if (either !== undefined) return make(either, path, known, depth);
    const all = nodes(schemaOf['allOf']);
    if (all.length > 0) return Object.assign({}, ...all.map((part) => make(part, path, known, depth)));
    if (schemaOf['type'] === 'object') {
      const [values] = nodes(Object.values(node(schemaOf['patternProperties'])));
      const own = Object.entries(node(schemaOf['properties'])).map(([key, value]) => [
        key,
        make(node(value), `${path}.${key}`, known, depth),
      ]);
      const free = values === undefined ? [] : [['101', make(values, `${path}.101`, known, depth)]];
      return Object.fromEntries([...own, ...free]);
    }
    if (schemaOf['type'] === 'array') {
      const least = number(schemaOf['minItems'], 0);
      const count =
        depth >= DEEPEST ? least : Math.max(least, Math.min(entries, number(schemaOf['maxItems'], entries)));
      const items = node(schemaOf['items']);
      return Array.from({ length: count }, (_, at) =>
        make(items, `${path}/${at}.${name.replace(/s$/, '')}`, known, depth),
      );
    }
    if (schemaOf['type'] === 'string') return text(schemaOf, name, path);
    if (schemaOf['type'] === 'integer' || schemaOf['type'] === 'number') return amount(schemaOf, name, path);
    if (schemaOf['type'] === 'boolean') return hashOf(path, seed) % 2 === 0;
    return schemaOf['type'] === 'null' ? null : undefined;
  }

  return make(node(schema), '', {}, 0);
}
