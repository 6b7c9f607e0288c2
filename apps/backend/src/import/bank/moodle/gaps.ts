import type { BlankKey } from '../../../modules/question/bank.tables.ts';
import { type QuestionMeta, blankDraft, inAnyOrder, MAX_OPTIONS } from '../drafts.ts';
import { escapeText } from '../../../markup/bankMarks.ts';
import { bankText } from '../../../markup/bankText.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import { childOf, childrenOf, type MarkupElement, textAt, textOf } from '../../../markup/tree.ts';
import { chosenGapsDraft } from './cloze.ts';
import { htmlOf, type MoodleTexts } from './moodleText.ts';
import type { Read } from './answers.ts';

/** Converts a text whose gaps are elements. */
function stemOf(marked: string, element: MarkupElement | undefined, texts: MoodleTexts): string {
  const html = htmlOf(marked, element?.attributes['format'] ?? 'html') ?? marked;
  return bankText(texts.nodesOf(html), {
    ...texts.context,
    element: ({ name, attributes }) => (name === 'lectern-gap' ? `{{${attributes['n'] ?? ''}}}` : undefined),
  });
}

/**
 * Parses a question whose gaps `[[1]]` are filled by choosing or dragging words; gaps of one group share their
 * words.
 */
export function readGapQuestion(
  question: MarkupElement,
  texts: MoodleTexts,
  about: Pick<QuestionMeta, 'sourceKey' | 'points' | 'difficulty' | 'explanation'>,
): Read {
  const boxes = childrenOf(question, 'selectoption', 'dragbox').map((box) => ({
    text: texts.read(box, true, 'html'),
    group: textAt(box, 'group') || '1',
  }));
  const element = childOf(question, 'questiontext');
  texts.addFiles(element);
  const numbers: number[] = [];
  const marked = textOf(childOf(element, 'text')?.children ?? []).replace(
    /\[\[(\d{1,3})\]\]/g,
    (_, number: string) => {
      numbers.push(Number(number));
      return `<lectern-gap n="${numbers.length}"></lectern-gap>`;
    },
  );
  const stem = stemOf(marked, element, texts);
  const gaps = numbers.flatMap((number) => {
    const right = boxes[number - 1];
    if (right === undefined) return [];
    const options = [...new Set(boxes.filter(({ group }) => group === right.group).map(({ text }) => text))];
    return [{ options, right: options.indexOf(right.text) }];
  });
  if (gaps.length === 0 || gaps.length < numbers.length)
    return { refused: 'a gap names a word that is not there' };
  if (gaps.length > 99 || gaps.some(({ options }) => options.length > MAX_OPTIONS))
    return { refused: 'it has too many gaps or words' };
  return { draft: chosenGapsDraft({ ...about, stem }, gaps) };
}

/**
 * Parses a question of the plugin Gapfill, whose text contains the right answers: `[cat|tom]`. They are typed, or
 * else chosen from the words of all gaps and some wrong ones.
 */
export function readGapfill(
  question: MarkupElement,
  texts: MoodleTexts,
  about: Pick<QuestionMeta, 'sourceKey' | 'points' | 'difficulty' | 'explanation'>,
): Read {
  const element = childOf(question, 'questiontext');
  texts.addFiles(element);
  const [begin = '[', end = ']'] = textAt(question, 'delimitchars') || '[]';
  const isCaseSensitive = textAt(question, 'casesensitive') === '1';
  const blanks: BlankKey[] = [];
  const marked = textOf(childOf(element, 'text')?.children ?? [])
    .split(begin)
    .map((piece, at) => {
      const to = piece.indexOf(end);
      if (at === 0 || to === -1) return at === 0 ? piece : `${begin}${piece}`;
      const accepted = textOf(readHtml(piece.slice(0, to)))
        .split('|')
        .map((text) => text.trim());
      blanks.push({ accepted, ...(isCaseSensitive ? { isCaseSensitive } : {}) });
      return `<lectern-gap n="${blanks.length}"></lectern-gap>${piece.slice(to + 1)}`;
    })
    .join('');
  if (blanks.length === 0 || blanks.length > 99) return { refused: 'it has no gap, or more than 99' };
  const stem = stemOf(marked, element, texts);
  const words = blanks.flatMap(({ accepted }) => accepted);
  const wrong = childrenOf(question, 'answer').filter(({ attributes }) => attributes['fraction'] === '0');
  const options = [...new Set([...words, ...wrong.map((answer) => textAt(answer, 'text'))])].toSorted();
  const isChosen = /^(?:dragdrop|dropdown)$/.test(textAt(question, 'answerdisplay'));
  if (isChosen && words.length === blanks.length && options.length > 1 && options.length <= MAX_OPTIONS) {
    const gaps = words.map((word) => ({ options: options.map(escapeText), right: options.indexOf(word) }));
    return { draft: chosenGapsDraft({ ...about, stem }, gaps) };
  }
  const draft = blankDraft({ ...about, stem }, blanks);
  return { draft: textAt(question, 'noduplicates') === '1' ? inAnyOrder(draft) : draft };
}
