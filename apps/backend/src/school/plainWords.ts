const TRADITIONAL = '題幹選項難說類單複對錯誤點學圖標號編級庫閱讀試節詳釋備註確簡論問答語課綱稱極輕';
const SIMPLIFIED = '题干选项难说类单多对错误点学图标号编级库阅读试节详释备注确简论问答语课纲称极轻';

/** Converts the traditional characters of names for sheets, kinds and answers to simplified ones. */
export const simplified = (word: string): string =>
  word.replace(/\p{Script=Han}/gu, (sign) => SIMPLIFIED[TRADITIONAL.indexOf(sign)] ?? sign);

/** Kinds of questions that people name in tables and documents. */
export type PlainKind = 'single' | 'multiple' | 'judge' | 'blank' | 'open';

const KINDS: readonly (readonly [form: RegExp, kind: PlainKind])[] = [
  [/多选|多项|不定项|multiple ?(?:answers?|select|response)|multi-?select|checkbox|^multiple$/i, 'multiple'],
  [/判断|是非|对错|true|judg/i, 'judge'],
  [/单选|单项|选择|single|choice|^mcq?$/i, 'single'],
  [/填空|blank|fill|cloze/i, 'blank'],
  [
    /简答|问答|论述|解答|主观|计算|名词解释|案例|分析|作文|翻译|编程|排序|连线|配对|匹配|essay|open|short|answer/i,
    'open',
  ],
];

/** Returns the kind with this name; undefined for an unknown one. */
export const kindNamed = (name: string): PlainKind | undefined =>
  KINDS.find(([form]) => form.test(simplified(name.trim())))?.[1];

const normalized = (text: string): string =>
  simplified(text)
    .normalize('NFKC')
    .trim()
    .replace(/[。.!]$/, '');

/** Tells whether an answer means true. */
export const isTrue = (text: string): boolean =>
  /^(?:对|正确|是|√|✓|✔|☑|✅|v|t|true|yes|y|1|right)$/i.test(normalized(text));

/** Tells whether an answer means false. */
export const isFalse = (text: string): boolean =>
  /^(?:错|错误|否|非|不是|不对|不正确|×|✗|✘|╳|✕|✖|❌|x|f|false|no|n|0|wrong)$/i.test(normalized(text));

const DIFFICULTIES: readonly (readonly [form: RegExp, difficulty: number])[] = [
  [/^(?:很容易|非常简单|极易|very easy|1|1级|一星)$/i, 1],
  [/^(?:易|容易|简单|较易|较容易|easy|low|2|2级|二星)$/i, 2],
  [/^(?:中|中等|一般|普通|适中|medium|normal|3|3级|三星)$/i, 3],
  [/^(?:难|较难|困难|偏难|hard|difficult|high|4|4级|四星)$/i, 4],
  [/^(?:很难|极难|非常难|very hard|5|5级|五星)$/i, 5],
];

/** Parses the difficulty of a question: a word, 1 to 5, or the share of students who answer it correctly (0.85). */
export function difficultyOf(cellText: string): number | undefined {
  const text = simplified(cellText.trim());
  if (text === '') return 3;
  const ratio = Number(text);
  return (
    DIFFICULTIES.find(([form]) => form.test(text))?.[1] ??
    (ratio > 0 && ratio < 1 ? Math.min(5, Math.max(1, 5 - Math.floor(ratio * 5))) : undefined)
  );
}

/** Returns the options that an answer names by letters: `ABD`, `A,B,D`, `A、B`. */
function lettersIn(answer: string, count: number): readonly number[] | undefined {
  const text = answer
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,、;:.。|/#和与&+()["\]]+/g, '')
    .replace(/^(?:(?:正确|参考|标准)?答案[是为]?)?(?:应?选择?)?/, '');
  if (!/^[A-Z]+$/.test(text)) return undefined;
  const indexes = [...new Set([...text].map((letter) => letter.charCodeAt(0) - 65))];
  return indexes.every((index) => index < count) ? indexes : undefined;
}

/** Returns the options that an answer names by numbers: `2`, `1、3`, `①③`; also `13` where there are fewer than ten. */
export function numbersIn(answer: string, count: number): readonly number[] | undefined {
  const text = answer.replace(/[①-⑳]/g, (sign) => ` ${sign} `).normalize('NFKC');
  if (!/^[\d\s,、;.|/和&()]+$/.test(text)) return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  const [only = ''] = numbers;
  const isRun = numbers.length === 1 && count < 10;
  const indexes = (isRun ? [...only] : numbers).map((number) => Number(number) - 1);
  const areKnown = indexes.length > 0 && indexes.every((index) => index >= 0 && index < count);
  return areKnown && new Set(indexes).size === indexes.length ? indexes : undefined;
}

/**
 * Finds the right options by their letters, their texts or their numbers.
 * @param isMultiple the declared kind; decides between letters and a text where an answer could be both, like
 *   “AC” among line segments.
 * @returns undefined where the answer names no option, or is ambiguous.
 */
export function rightIn(
  answer: string,
  options: readonly string[],
  isMultiple?: boolean,
): readonly number[] | undefined {
  const same = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  const exactIndex = options.findIndex((option) => same(option) === same(answer) && same(answer) !== '');
  const letters = lettersIn(answer, options.length);
  const others = letters ?? numbersIn(answer, options.length);
  if (exactIndex !== -1 && others !== undefined && others.join() !== String(exactIndex)) {
    if (others.length === 1 || isMultiple === undefined) return undefined;
    return isMultiple ? others : [exactIndex];
  }
  if (letters !== undefined) return letters;
  if (exactIndex !== -1) return [exactIndex];
  const led = /^\s*([A-Z]|[A-Z]{2,8}(?=[:：]))\s*[.．、:：]/i.exec(answer)?.[1];
  if (led !== undefined) return lettersIn(led, options.length);
  const [, letter = '', text = ''] = /^\s*([A-Z])\s+(\S[^]*)$/i.exec(answer) ?? [];
  const [lettered] = lettersIn(letter, options.length) ?? [];
  if (lettered !== undefined && same(options[lettered] ?? '') === same(text)) return [lettered];
  const several = answer
    .split(/[\n;；|]+/)
    .map((one) => options.findIndex((option) => same(option) === same(one)));
  return several.length > 1 && !several.includes(-1) ? several : numbersIn(answer, options.length);
}

/** A blank to write in: underscores, or empty brackets. */
export const GAP =
  /(?:\\?[_＿]){2,}|[（(][\s\u3000]*[）)]|【[\s\u3000]*】|\[[\s\u3000]+\]|\\?[[【]填空\d{1,2}\\?[\]】]/g;

/** Separators between the answers of several blanks, the likeliest first. */
const BETWEEN = [/\n+/, /[;；]/, /\s*(?:\|{1,2}|###?)\s*/, /[、,，]/, /\s{2,}|\u3000+/, /\s+/];
const NUMBER = /^\s*(?:\\?[[【]填空\d{1,2}\\?[\]】]|[（(]\d{1,2}[)）]|\d{1,2}[.、．](?!\d)|[①-⑳])\s*/;

/** Splits the answers of several blanks; undefined where their number differs from the blanks'. */
export function blanksIn(answer: string, count: number): readonly string[] | undefined {
  const text = answer.trim();
  if (count <= 1) return [text.replace(NUMBER, '')];
  const numbered = text
    .split(/(?=[（(]\d{1,2}[)）]|[①-⑳]|\\?[[【]填空\d)/)
    .map((one) => one.replace(NUMBER, '').replace(/[;；,，、\s]+$/, ''));
  for (const parts of [
    numbered,
    ...BETWEEN.map((mark) => text.split(mark).map((one) => one.replace(NUMBER, '').trim())),
  ])
    if (parts.length === count && !parts.includes('')) return parts;
  return undefined;
}

/** Returns the accepted texts of one blank, separated by strokes or “或”. A fraction of digits is one text. */
export const acceptedIn = (answer: string): readonly string[] => {
  // 7（或8）
  const plain = answer.replace(/(?<!\s)\s*[（(]\s*(或者?[^（）()]+)[）)]/g, ' $1');
  const all = /^[\d\s/.-]+$/.test(answer) ? [answer] : plain.split(/\/|\|\||或者|或/);
  const texts = all.map((one) => one.trim()).filter((one) => one !== '');
  return texts.length > 0 ? [...new Set(texts)] : [answer.trim()];
};
