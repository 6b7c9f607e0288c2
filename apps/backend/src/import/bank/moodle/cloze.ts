import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import type { BlankKey } from '../../../modules/question/bank.tables.ts';
import {
  blankDraft,
  choiceDraft,
  gapStem,
  groupDraft,
  openDraft,
  partOf,
  type QuestionMeta,
  withExplanation,
} from '../drafts.ts';
import { PART } from '../export/moodle.ts';
import { openSince } from '../imported.ts';
import { numberIn } from '../numbers.ts';
import { escapeText } from '../../../markup/bankMarks.ts';
import { bankLine, bankText } from '../../../markup/bankText.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import {
  childOf,
  descendantsOf,
  isElement,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../markup/tree.ts';
import { htmlOf, type MoodleTexts } from './moodleText.ts';
import {
  choiceOf,
  explanationOf,
  type MoodleAnswer,
  numericalOf,
  type Read,
  shortAnswerOf,
  toleranceIn,
} from './answers.ts';

type GapKind = 'text' | 'exact' | 'number' | 'single' | 'multiple';

/** Moodle's names for kinds of gaps; a last letter means the layout of the choices. */
const KINDS: readonly (readonly [form: RegExp, kind: GapKind])[] = [
  [/^(?:SHORTANSWER|SA|MW)$/, 'text'],
  [/^(?:SHORTANSWER_C|SAC|MWC)$/, 'exact'],
  [/^(?:NUMERICAL|NM)$/, 'number'],
  [/^(?:MULTICHOICE_?|MC)(?:[VH]S?|S)?$/, 'single'],
  [/^(?:MULTIRESPONSE_?|MR)(?:HS?|S)?$/, 'multiple'],
];

const GAP = /\{(\d*(?:\.\d+)?):([A-Z_]+):((?:\\.|[^}\\])*)\}/g;

/** Parses an answer: `%50%text#feedback`, `=text`, with `\` as escape character. */
function answerOf(answerSource: string, texts: MoodleTexts, isNumber: boolean): MoodleAnswer {
  const [, mark = '', rest = ''] = /^\s*(=|%-?[\d.,]+%)?([^]*)$/.exec(answerSource) ?? [];
  const at = rest.search(/(?<![\\&])#/);
  const html = (at === -1 ? rest : rest.slice(0, at)).replace(/\\([~=#}{/"\\:])/g, '$1');
  const feedback = at === -1 ? '' : rest.slice(at + 1).replace(/\\([~=#}{/"\\:])/g, '$1');
  const source = textOf(readHtml(html)).trim();
  const [number = '', tolerance = ''] = isNumber ? source.split(':').map((part) => part.trim()) : [source];
  return {
    text: isNumber ? escapeText(number) : bankLine(readHtml(html), texts.context),
    source: isNumber ? number : source,
    fraction: mark === '=' ? 100 : mark === '' ? 0 : numberIn(mark.slice(1, -1)),
    feedback: bankText(readHtml(feedback), texts.context),
    ...toleranceIn(tolerance),
  };
}

interface Gap {
  readonly kind: GapKind;
  readonly answers: readonly MoodleAnswer[];
}

function draftOf(gap: Gap, meta: QuestionMeta, note: (problem: string) => void): Read {
  if (gap.kind === 'single' || gap.kind === 'multiple')
    return choiceOf(meta, gap.answers, gap.kind === 'multiple', note);
  if (gap.kind === 'number') return numericalOf(meta, gap.answers, note);
  return shortAnswerOf(meta, gap.answers, gap.kind === 'exact', note);
}

const blanksOf = (draft: QuestionDraft): readonly BlankKey[] =>
  draft.key.kind === 'blanks' ? draft.key.blanks : [];

/**
 * Parses a question with gaps in its text (Moodle's “Cloze”). One with blanks only stays one question; others
 * become a text with a question for each gap.
 */
export function readClozeQuestion(
  question: MarkupElement,
  texts: MoodleTexts,
  about: Pick<QuestionMeta, 'sourceKey' | 'points' | 'difficulty'>,
  general: string,
): Read {
  const element = childOf(question, 'questiontext');
  texts.addFiles(element);
  const text = textOf(childOf(element, 'text')?.children ?? []);
  const gaps: Gap[] = [];
  let unknown: string | undefined;
  const marked = text.replace(GAP, (match: string, _mark: string, name: string, inner: string) => {
    const kind = KINDS.find(([form]) => form.test(name))?.[1];
    if (kind === undefined) {
      unknown ??= name;
      return match;
    }
    const answers = inner.split(/(?<!\\)~/).filter((one) => one.trim() !== '');
    gaps.push({ kind, answers: answers.map((one) => answerOf(one, texts, kind === 'number')) });
    return `<lectern-gap n="${gaps.length}"></lectern-gap>`;
  });
  if (unknown !== undefined) return { refused: `gaps of the type “${unknown}” are not known here` };
  if (gaps.length === 0) return { refused: 'it has no gap' };
  if (gaps.length > 99) return { refused: 'it has more than 99 gaps' };
  const html = htmlOf(marked, element?.attributes['format'] ?? 'html') ?? marked;
  const nodes = texts.nodesOf(html);
  const names = new Map<number, GapName>();
  const write = (some: readonly MarkupNode[]) =>
    bankText(some, { ...texts.context, element: (one) => gapMark(one, names) });
  const note = (problem: string) => texts.note(problem);
  const below = nodes.filter((node) => isElement(node, 'div') && node.attributes['class'] === PART);
  if (below.length > 0) {
    const stem = write(nodes.filter((node) => !below.includes(node)));
    const parts = below.map((node) => partBelow(node, write));
    return partsDraft({ ...about, stem, explanation: general }, gaps, parts, note);
  }
  return gapsDraft({ ...about, stem: write(nodes), explanation: general }, gaps, names, note);
}

/** Properties of a sub-question that this bank exported. */
interface GapName {
  readonly stem: string;
  readonly key: string;
}

/** Replaces a gap element with its mark; properties from an export are collected in `names`. */
function gapMark(element: MarkupElement, names: Map<number, GapName>): string | undefined {
  const { name, attributes, children } = element;
  if (name === 'lectern-gap') return `{{${attributes['n'] ?? ''}}}`;
  if (name !== 'span' || attributes['class'] !== 'lectern-gap') return undefined;
  const [gap] = descendantsOf(children, 'lectern-gap');
  const number = Number(gap?.attributes['n']);
  names.set(number, { stem: attributes['data-stem'] ?? '', key: attributes['data-key'] ?? '' });
  return `{{${number}}}`;
}

/** Parses a sub-question that this bank exported below its text. */
function partBelow(
  node: MarkupNode,
  write: (nodes: readonly MarkupNode[]) => string,
): GapName & { readonly gap: number } {
  const element = isElement(node) ? node : undefined;
  const [gap] = descendantsOf(element?.children ?? [], 'lectern-gap');
  const stem = write(element?.children ?? []).replace(/(?<!\s)\s*\{\{\d+\}\}$/, '');
  return { stem, key: element?.attributes['data-key'] ?? '', gap: Number(gap?.attributes['n']) };
}

function partsDraft(
  meta: QuestionMeta,
  gaps: readonly Gap[],
  parts: readonly (GapName & { readonly gap: number })[],
  note: (problem: string) => void,
): Read {
  const drafts = parts.flatMap(({ stem, key, gap: number }, at) => {
    const gap = gaps[number - 1];
    if (gap === undefined) return [];
    const sourceKey = key === '' ? `${meta.sourceKey}:${at + 1}` : key;
    const read = draftOf(
      gap,
      { ...partOf(meta, at + 1, stem), sourceKey, explanation: feedbackOf(gap) },
      note,
    );
    return 'draft' in read ? [read.draft] : [];
  });
  if (drafts.length < parts.length) return { refused: 'a question below its text cannot be read' };
  return { draft: withExplanation(meta, groupDraft({ ...meta, explanation: '' }, 'material', drafts)) };
}

/** Makes a question of gaps: blanks in its text, or a question for each gap below it. */
function gapsDraft(
  meta: QuestionMeta,
  gaps: readonly Gap[],
  names: ReadonlyMap<number, GapName>,
  note: (problem: string) => void,
): Read {
  const drafts = gaps.map((gap, at) => {
    const { stem = gapStem(meta.stem, at + 1), key = '' } = names.get(at + 1) ?? {};
    const part = partOf(meta, at + 1, stem);
    const sourceKey = key === '' ? part.sourceKey : key;
    return draftOf(gap, { ...part, sourceKey, explanation: feedbackOf(gap) }, (problem) =>
      note(`gap ${at + 1}: ${problem}`),
    );
  });
  const refused = drafts.findIndex((read) => 'refused' in read);
  if (refused !== -1) {
    note(openSince(`gap ${refused + 1} cannot be marked`));
    const right = gaps
      .map(({ answers }) => answers.find(({ fraction }) => fraction > 0)?.text ?? '')
      .join('；');
    return { draft: openDraft(meta, right) };
  }
  const parts = drafts.flatMap((read) => ('draft' in read ? [read.draft] : []));
  if (parts.every(({ type }) => type === 'blank')) {
    const explanation = [meta.explanation ?? '', ...parts.map((part) => part.explanation)].filter(
      (one) => one !== '',
    );
    return { draft: blankDraft({ ...meta, explanation: explanation.join('\n\n') }, parts.flatMap(blanksOf)) };
  }
  const isCloze = parts.every(({ type }) => type === 'single' || type === 'multiple');
  return {
    draft: withExplanation(
      meta,
      groupDraft({ ...meta, explanation: '' }, isCloze ? 'cloze' : 'material', parts),
    ),
  };
}

/** Returns the feedback for a gap's answers; feedback for the right one alone is the gap's explanation. */
function feedbackOf({ answers }: Gap): string {
  const withFeedback = answers.filter(({ feedback }) => feedback !== '');
  const [only] = withFeedback;
  return withFeedback.length === 1 && only !== undefined && only.fraction > 0
    ? only.feedback
    : explanationOf('', withFeedback);
}

/** Makes a text with a choice for each gap. */
export function chosenGapsDraft(
  meta: QuestionMeta,
  gaps: readonly { readonly options: readonly string[]; readonly right: number }[],
): QuestionDraft {
  const parts = gaps.map(({ options, right }, at) =>
    choiceDraft(partOf(meta, at + 1, gapStem(meta.stem, at + 1)), options, [right], false),
  );
  return withExplanation(meta, groupDraft({ ...meta, explanation: '' }, 'cloze', parts));
}
