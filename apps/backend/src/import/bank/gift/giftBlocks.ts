/** A raw question of a GIFT file, with the properties from the lines before it. */
export interface GiftBlock {
  /** Its first line, from 1. */
  readonly line: number;
  /** Its category, as written. */
  readonly category: string;
  /** Its id from a comment: `[id:…]`. */
  readonly id: string;
  readonly tags: readonly string[];
  /** The question, with escaped characters as {@link hideEscapes} leaves them. */
  readonly text: string;
}

/** Characters that may be escaped; meanwhile they are replaced by private-use characters. */
const ESCAPED = '~=#{}:\\n"';
const HIDDEN = 0xe100;

const hidden = (sign: string): string => String.fromCharCode(HIDDEN + ESCAPED.indexOf(sign));
const ANSWER_START = String.raw`\{\s*(?:[=~#]|[TF]#|(?:TRUE|FALSE)\s*[#}])`;
/**
 * TeX in its delimiters, without the beginning of an answer. Its backslashes may be escaped: \ue106 is a hidden one.
 * Dollars without TeX's signs are prices.
 */
const FORMULA = new RegExp(
  String.raw`\$\$?(?=[^$\n\\^\ue106]*[\\^\ue106])(?:(?!${ANSWER_START})[^$\n])+\$\$?` +
    String.raw`|[\\\ue106][([](?:(?!${ANSWER_START})[^\n]){1,999}?[\\\ue106][)\]]`,
  'g',
);

/**
 * Replaces characters after `\` with private-use characters, so that they are not parsed. People leave those in
 * formulas without it.
 */
export const hideEscapes = (text: string): string =>
  text
    .replace(/\\([~=#{}:\\n"])/g, (_, sign: string) => hidden(sign))
    .replace(FORMULA, (tex) => tex.replace(/[~=#{}]/g, hidden));

/** Restores hidden characters; ` ` becomes a line break. */
export const showEscapes = (text: string): string =>
  text.replace(/[\ue100-\ue108]/g, (sign) => {
    const shown = ESCAPED.charAt(sign.charCodeAt(0) - HIDDEN);
    return shown === 'n' ? '\n' : shown;
  });

/**
 * Replaces the full-width syntax characters of an answer, which Chinese keyboards produce, with narrow ones:
 * `｛＝甲 ～乙｝`. Those in texts stay, and so do those inside an answer that also has narrow ones.
 */
export const withNarrowCharacters = (text: string): string =>
  text.replace(
    /(?<!\\)[{｛](\s*(?:(?:[=~#＝～＃]|(?:T|F|TRUE|FALSE|对|错|正确|错误)(?=\s*[#＃}｝]))[^{}｛｝]*))[}｝]/gi,
    (match, inner: string) =>
      /^\{\s*[^\s＝～＃]/.test(match)
        ? match
        : `{${inner.replace(/(^|\s)([＝～＃])/g, (_, before: string, sign: string) => before + sign.normalize('NFKC'))}}`,
  );

/** An answer in braces, by its beginning; texts may contain braces too. */
const ANSWER = /\{\s*(?:[=~#]|(?:T|TRUE|F|FALSE|对|错|正确|错误)\s*[#}]|\}|$)/i;

/**
 * Tells whether a block is already complete, so that a line with another answer begins the next question, even
 * without an empty line between.
 */
const isNext = (lines: readonly string[], line: string): boolean =>
  line.startsWith('::') ||
  (ANSWER.test(line) && /\}\s*$/.test(lines.at(-1) ?? '') && ANSWER.test(lines.join('\n')));

/** Counts the answers in braces in a text. */
export const countAnswers = (text: string): number => text.split(new RegExp(ANSWER, 'gi')).length - 1;

/** Counts opening minus closing braces of a line. */
const opened = (line: string): number => line.split('{').length - line.split('}').length;

/**
 * Splits a GIFT file into questions: they end at an empty line outside of braces, or where the next one
 * certainly begins.
 */
export function* giftBlocks(text: string): Generator<GiftBlock> {
  let category = '';
  let [id, tags, lines, start, depth] = ['', [] as string[], [] as string[], 0, 0];
  const finish = function* (): Generator<GiftBlock> {
    if (lines.length > 0) yield { line: start, category, id, tags, text: lines.join('\n') };
    [id, tags, lines, depth] = ['', [], [], 0];
  };
  for (const [index, raw] of withNarrowCharacters(hideEscapes(text))
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (line.startsWith('//')) {
      if (depth > 0) continue;
      yield* finish();
      id = /\[id:([^\]]+)\]/.exec(line)?.[1]?.trim() ?? id;
      tags.push(...[...line.matchAll(/\[tag:([^\]]+)\]/g)].map(([, tag = '']) => tag.trim()));
    } else if (/^\$CATEGORY:/i.test(line)) {
      yield* finish();
      category = showEscapes(line.slice(line.indexOf(':') + 1).trim());
    } else if (line === '' && depth <= 0) {
      yield* finish();
    } else if (line !== '') {
      if (lines.length > 0 && (depth > 0 ? line.startsWith('::') : isNext(lines, line))) yield* finish();
      if (lines.length === 0) start = index + 1;
      lines.push(raw.trimEnd());
      depth += opened(line);
    }
  }
  yield* finish();
}
