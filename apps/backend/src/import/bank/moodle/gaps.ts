import type { Told } from '../drafts.ts';
import { MOST_OPTIONS } from '../drafts.ts';
import { bankText } from '../markup/bankText.ts';
import { readHtml } from '../markup/readHtml.ts';
import { childOf, childrenOf, type MarkupElement, textAt, textOf } from '../markup/tree.ts';
import { chosenGapsDraft } from './cloze.ts';
import { htmlOf, type MoodleTexts } from './moodleText.ts';
import type { Read } from './answers.ts';

/** Reads a question whose gaps `[[1]]` are filled with words that are chosen or dragged; words of one group may stand in its gaps. */
export function readGapQuestion(
  question: MarkupElement,
  texts: MoodleTexts,
  about: Pick<Told, 'sourceKey' | 'points' | 'difficulty' | 'explanation'>,
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
  const html = htmlOf(marked, element?.attributes['format'] ?? 'html') ?? marked;
  const stem = bankText(readHtml(html), {
    ...texts.surroundings,
    element: ({ name, attributes }) => (name === 'lectern-gap' ? `{{${attributes['n'] ?? ''}}}` : undefined),
  });
  const gaps = numbers.flatMap((number) => {
    const right = boxes[number - 1];
    if (right === undefined) return [];
    const options = [...new Set(boxes.filter(({ group }) => group === right.group).map(({ text }) => text))];
    return [{ options, right: options.indexOf(right.text) }];
  });
  if (gaps.length === 0 || gaps.length < numbers.length)
    return { refused: 'a gap names a word that is not there' };
  if (gaps.length > 99 || gaps.some(({ options }) => options.length > MOST_OPTIONS))
    return { refused: 'it has too many gaps or words' };
  return { draft: chosenGapsDraft({ ...about, stem }, gaps) };
}
