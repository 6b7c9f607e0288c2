/** A question of a GIFT file as it stands, with what the lines before it say. */
export interface GiftBlock {
  /** The line it begins in, from 1. */
  readonly line: number;
  /** The category that it stands in, as it is written. */
  readonly category: string;
  /** What a comment before it names it by: `[id:…]`. */
  readonly id: string;
  readonly tags: readonly string[];
  /** The question, its escaped signs as {@link hideEscapes} leaves them. */
  readonly text: string;
}

/** What may be escaped; in between they are signs of the private area, so that nothing reads them. */
const ESCAPED = '~=#{}:\\n"';
const HIDDEN = 0xe100;

/** Hides signs that stand after `\` and mean themselves. */
export const hideEscapes = (text: string): string =>
  text.replace(/\\([~=#{}:\\n"])/g, (_, sign: string) => String.fromCharCode(HIDDEN + ESCAPED.indexOf(sign)));

/** Shows hidden signs as themselves; `\n` is the end of a line. */
export const showEscapes = (text: string): string =>
  text.replace(/[\ue100-\ue108]/g, (sign) => {
    const shown = ESCAPED.charAt(sign.charCodeAt(0) - HIDDEN);
    return shown === 'n' ? '\n' : shown;
  });

/**
 * Writes the signs of an answer as GIFT has them where a Chinese keyboard wrote them wide: `｛＝甲 ～乙｝`. In texts they
 * stay, and so do those within an answer, or in one that has some as they should be.
 */
export const withNarrowSigns = (text: string): string =>
  text.replace(
    /(?<!\\)[{｛](\s*(?:(?:[=~#＝～＃]|(?:T|F|TRUE|FALSE|对|错|正确|错误)(?=\s*[#＃}｝]))[^{}｛｝]*))[}｝]/gi,
    (whole, inner: string) =>
      /^\{\s*[^\s＝～＃]/.test(whole)
        ? whole
        : `{${inner.replace(/(^|\s)([＝～＃])/g, (_, before: string, sign: string) => before + sign.normalize('NFKC'))}}`,
  );

/** An answer in braces, by what it begins with; texts may have braces too. */
const ANSWER = /\{\s*(?:[=~#]|(?:T|TRUE|F|FALSE|对|错|正确|错误)\s*[#}]|\}|$)/i;

/** Whether a block is a whole question already, so that a line which asks another begins the next: nobody left a line free. */
const isNext = (lines: readonly string[], line: string): boolean =>
  line.startsWith('::') ||
  (ANSWER.test(line) && /\}\s*$/.test(lines.at(-1) ?? '') && ANSWER.test(lines.join('\n')));

/** How many answers in braces stand in a text. */
export const countAnswers = (text: string): number => text.split(new RegExp(ANSWER, 'gi')).length - 1;

/** How many braces a line opens more than it closes. */
const opened = (line: string): number => line.split('{').length - line.split('}').length;

/** Takes a GIFT file apart: questions end at an empty line that is in no braces, or where the next one surely begins. */
export function* giftBlocks(text: string): Generator<GiftBlock> {
  let category = '';
  let [id, tags, lines, start, depth] = ['', [] as string[], [] as string[], 0, 0];
  const finish = function* (): Generator<GiftBlock> {
    if (lines.length > 0) yield { line: start, category, id, tags, text: lines.join('\n') };
    [id, tags, lines, depth] = ['', [], [], 0];
  };
  for (const [index, raw] of withNarrowSigns(hideEscapes(text))
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
