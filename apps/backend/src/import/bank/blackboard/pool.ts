import { childOf, childrenOf, element, type MarkupElement, textAt, textOf } from '../../../markup/tree.ts';

/** The kinds of Blackboard's pools, by the names that QTI 1.2 has for them. */
const KINDS: Readonly<Record<string, string>> = {
  question_truefalse: 'True/False',
  question_multiplechoice: 'Multiple Choice',
  question_multipleanswer: 'Multiple Answer',
  question_order: 'Ordering',
  question_match: 'Matching',
  question_fillinblank: 'Fill in the Blank',
  question_essay: 'Essay',
};

const nameOf = ({ attributes }: MarkupElement): string => attributes['id'] ?? '';

const material = (text: string, isHtml = true): MarkupElement =>
  element('material', {}, [element('mattext', isHtml ? { texttype: 'text/html' } : {}, [text])]);

/** Returns answers in the order in which students see them. */
const inPlace = (answers: readonly MarkupElement[]): readonly MarkupElement[] =>
  answers.toSorted(
    (one, other) => Number(one.attributes['position'] ?? 0) - Number(other.attributes['position'] ?? 0),
  );

const choices = (
  ident: string,
  rcardinality: string,
  answers: readonly MarkupElement[],
  prompt: readonly MarkupElement[] = [],
): MarkupElement =>
  element('response_lid', { ident, rcardinality }, [
    ...prompt,
    element(
      'render_choice',
      {},
      inPlace(answers).map((answer) =>
        element('response_label', { ident: nameOf(answer) }, [material(textAt(answer, 'text'))]),
      ),
    ),
  ]);

/** Makes a condition that gives the mark, or a part of it, for all of some values. */
const earning = (respident: string, values: readonly string[], action = 'Set'): MarkupElement =>
  element('respcondition', {}, [
    element(
      'conditionvar',
      {},
      values.map((value) => element('varequal', { respident }, [value])),
    ),
    element('setvar', { action, varname: 'SCORE' }, ['100']),
  ]);

/** The answers of a question, and the conditions that mark them. */
function markedAnswers(question: MarkupElement): {
  readonly asked: readonly MarkupElement[];
  readonly marking: readonly MarkupElement[];
} {
  const answers = childrenOf(question, 'answer');
  const keys = childrenOf(childOf(question, 'gradable') ?? question, 'correctanswer');
  const right = keys.map(({ attributes }) => attributes['answer_id'] ?? '');
  switch (question.name) {
    case 'question_essay':
      return { asked: [element('response_str', { ident: 'r' })], marking: [] };
    case 'question_fillinblank':
      return {
        asked: [element('response_str', { ident: 'r' })],
        marking: answers.map((answer) => earning('r', [textAt(answer, 'text')])),
      };
    case 'question_match':
      return {
        asked: inPlace(answers).map((answer) =>
          choices(nameOf(answer), 'Single', childrenOf(question, 'choice'), [
            material(textAt(answer, 'text')),
          ]),
        ),
        marking: keys.map(({ attributes }) =>
          earning(attributes['answer_id'] ?? '', [attributes['choice_id'] ?? ''], 'Add'),
        ),
      };
    case 'question_order':
      return { asked: [choices('r', 'Ordered', answers)], marking: [earning('r', right)] };
    case 'question_multipleanswer':
      return { asked: [choices('r', 'Multiple', answers)], marking: [earning('r', right)] };
    default:
      return { asked: [choices('r', 'Single', answers)], marking: [earning('r', right)] };
  }
}

function itemOf(question: MarkupElement, points: string): MarkupElement {
  const body = childOf(question, 'body');
  const isHtml = childOf(childOf(body, 'flags'), 'ishtml')?.attributes['value'] !== 'false';
  const { asked, marking } = markedAnswers(question);
  const feedback = (ident: string, name: string) =>
    element('itemfeedback', { ident }, [material(textAt(childOf(question, 'gradable') ?? question, name))]);
  const solution = question.name === 'question_essay' ? childrenOf(question, 'answer') : [];
  const metadata = [
    element('bbmd_questiontype', {}, [KINDS[question.name] ?? '']),
    element('qmd_absolutescore_max', {}, [points]),
  ];
  return {
    ...element('item', { ident: nameOf(question) }, [
      element('itemmetadata', {}, metadata),
      element('presentation', {}, [
        material(textOf(childOf(body, 'text')?.children ?? []), isHtml),
        ...asked,
      ]),
      element('resprocessing', {}, marking),
      feedback('correct', 'feedback_when_correct'),
      feedback('incorrect', 'feedback_when_incorrect'),
      ...solution.map((answer) =>
        element('itemfeedback', { ident: 'solution' }, [material(textAt(answer, 'text'))]),
      ),
    ]),
    line: question.line,
  };
}

/**
 * Converts a pool or a test in the format of Blackboard before QTI, which ExamView writes too, to QTI 1.2.
 * @returns the same element for other files.
 */
export function poolAsQti(root: MarkupElement): MarkupElement {
  if (root.name !== 'pool' && root.name !== 'assessment') return root;
  const listed = childrenOf(childOf(root, 'questionlist') ?? root, 'question');
  const pointsOf = new Map(listed.map((one) => [nameOf(one), one.attributes['points'] ?? '']));
  const places = listed.map(nameOf);
  const questions = childrenOf(root, ...Object.keys(KINDS)).toSorted(
    (one, other) => places.indexOf(nameOf(one)) - places.indexOf(nameOf(other)),
  );
  const title = childOf(root, 'title')?.attributes['value'] ?? '';
  return element('questestinterop', {}, [
    element(
      root.name === 'pool' ? 'objectbank' : 'assessment',
      { title },
      questions.map((question) => itemOf(question, pointsOf.get(nameOf(question)) ?? '')),
    ),
  ]);
}
