import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import {
  blankDraft,
  matchDraft,
  MAX_OPTIONS,
  openDraft,
  orderDraft,
  type QuestionMeta,
  trueFalseDraft,
} from '../drafts.ts';
import { escapeText } from '../../../markup/bankMarks.ts';
import { bankLine, bankText, type TextContext } from '../../../markup/bankText.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  element,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../markup/tree.ts';
import {
  type ItemQuestion,
  makeChoice,
  itemDraft,
  isEmptyFeedback,
  type MakeDraft,
  makeOpen,
  feedbackFor,
} from '../itemQuestions.ts';
import { NO_NUMBERS } from '../imported.ts';
import type { ReadItem } from '../qti/item.ts';
import { exact } from '../numbers.ts';
import { drawNumbers } from './calculated1.ts';
import { metadataOf, readMarking, type Marked, choicesOfFeedbacks } from './marking.ts';
import {
  type Found,
  isGapMarker,
  isTyped,
  isVoid,
  material,
  nameOf,
  namesOf,
  Presentation,
  typedNames,
  withGapMarkers,
  withGaps,
} from './presentation.ts';

/** Unsupported kinds, by the names that programs give them. */
const REFUSED: readonly (readonly [kind: RegExp, reason: string])[] = [
  [
    /^(?:file_upload_question|file ?upload|file response)$/i,
    'it asks for a file, which homework does and no question',
  ],
  [/^(?:text_only_question|text info|image info)$/i, 'it is a text without a question'],
  [/^(?:calculated_question|calculated|formula|arithmetic|significant figures)$/i, NO_NUMBERS],
  [/^likert$/i, 'it asks for opinions, of which none is right'],
  [/^(?:hot_?spot(?:_question)?|hot spot)$/i, 'places of a picture are chosen, which is not practised here'],
];

class ItemReader {
  readonly #item: MarkupElement;
  readonly #context: TextContext;
  readonly #kind: string;
  readonly #presentation: Presentation;

  constructor(item: MarkupElement, kind: string, context: TextContext) {
    this.#item = item;
    this.#kind = kind;
    this.#context = context;
    this.#presentation = new Presentation(childOf(item, 'presentation') ?? element('presentation'));
    const { found } = this.#presentation;
    // Canvas keeps the rows of its form that were left empty.
    const used = found.filter((one) => found.length === 1 || !this.#isUnused(one));
    if (used.length > 0) found.splice(0, found.length, ...used);
  }

  /** Tells whether a row of pairs has neither a left nor a right side. */
  #isUnused({ response, prompt }: Found): boolean {
    const right = readMarking(this.#item, [nameOf(response)], false, true).right;
    const labels = [...descendantsOf(response.children, 'response_label')];
    const chosen = labels.filter(({ attributes }) => right.includes(attributes['ident'] ?? ''));
    return textOf(prompt).trim() === '' && prompt.length > 0 && chosen.length > 0 && chosen.every(isVoid);
  }

  /** Converts the item. @returns the question, or the reason to refuse it. */
  read(about: Omit<QuestionMeta, 'stem'>, shared: readonly MarkupNode[]): QuestionDraft | string {
    const { found, stem: own } = this.#presentation;
    const refused = REFUSED.find(([kind]) => kind.test(this.#kind))?.[1];
    if (refused !== undefined) return refused;
    if (found.some(({ response }) => response.name === 'response_xy'))
      return 'places of a picture are chosen, which is not practised here';
    if (found.length === 0) return 'it is a text without a question';
    const says = (name: string) =>
      childrenOf(this.#item, name).some(({ children }) => textOf(children).trim() !== '');
    if (says('hint')) this.#note('its hints are left out');
    if (says('initial_text_material')) this.#note('the text that its answers begin with is left out');
    const { nodes, gaps } = withGaps([...shared, ...own], new Set(found.flatMap(namesOf)));
    const placed = this.#placed(nodes, gaps);
    const text = bankText(
      withGapMarkers(
        nodes.filter((node) => !isGapMarker(node) || placed[Number(node.attributes['n'])]?.isPlaced === true),
        ({ attributes }) => String((placed[Number(attributes['n'])]?.gap ?? 0) + 1),
      ),
      {
        ...this.#context,
        element: ({ name, attributes }) =>
          name === 'lectern-gap' ? `{{${attributes['n'] ?? ''}}}` : undefined,
      },
    ).replace(/(\{\{\d+\}\}) (?=[.,;:?!，。；：？！、）)])/g, '$1');
    const asked = placed
      .toSorted((a, b) => a.gap - b.gap)
      .map(({ one, gap }): ItemQuestion => ({
        isInline: gap !== -1,
        prompt: gap === -1 ? bankText(one.prompt, this.#context) : '',
        make: this.#makeOf(one, found.length === 1),
      }));
    const [only] = asked;
    // The prompt of an item's only question is part of its text.
    const stem = [text, asked.length === 1 ? (only?.prompt ?? '') : '']
      .filter((part) => part !== '')
      .join('\n\n');
    if (stem === '' && asked.every(({ prompt }) => prompt === '')) return 'it has no text';
    return itemDraft({ ...about, stem, explanation: this.#explanation() }, asked);
  }

  /**
   * Finds the questions that are gaps of the text: those that it names, otherwise typed answers in the middle
   * of the text.
   */
  #placed(nodes: readonly MarkupNode[], gaps: readonly string[]) {
    const { found } = this.#presentation;
    const isAlone = found.length === 1;
    // A typed answer at the end of a text is a separate blank.
    const isMidst = (index: number) =>
      !isAlone ||
      nodes.findIndex((node) => isGapMarker(node) && node.attributes['n'] === String(index)) <
        nodes.length - 1;
    const isMarked = ({ response }: Found) => {
      const { right, ranges } = readMarking(this.#item, typedNames(response), isAlone, true);
      return right.length + ranges.length > 0;
    };
    const indexes = new Set(
      nodes.flatMap((node) => (isGapMarker(node) ? [Number(node.attributes['n'])] : [])),
    );
    let count = gaps.length;
    return found.map((one, at) => {
      const named = gaps.findIndex((name) => namesOf(one).includes(name));
      const isPlaced = gaps.length === 0 && indexes.has(at) && isMidst(at) && isMarked(one);
      return { one, isPlaced, gap: isPlaced ? count++ : named };
    });
  }

  readonly #note = (problem: string): void => {
    this.#context.note(problem);
  };

  #makeOf({ response }: Found, isAlone: boolean): MakeDraft {
    const { rcardinality = 'Single' } = response.attributes;
    const labels = [...descendantsOf(response.children, 'response_label')];
    if (isTyped(response) && [...descendantsOf(response.children, 'render_choice')].length > 0)
      return this.#chosenText(response, labels, isAlone);
    if (response.name === 'response_lid' || (response.name === 'response_grp' && labels.length > 0)) {
      const isOne = /^single$/i.test(rcardinality);
      const marked = readMarking(this.#item, [nameOf(response)], isAlone, isOne);
      // Canvas writes typed gaps as choices too.
      if (/fill_in_multiple_blanks/.test(this.#kind) && !labels.some(isOffered))
        return this.#typed(this.#words(labels, marked));
      return this.#chosen(labels, marked, rcardinality, response.name === 'response_grp');
    }
    const marked = readMarking(this.#item, typedNames(response), isAlone, true);
    return this.#typed({ ...marked, ranges: [...marked.ranges, ...this.#rangeOf(response)] });
  }

  /** Makes a gap of ILIAS whose texts are given: its marking names the text, not its identifier. */
  #chosenText(response: MarkupElement, labels: readonly MarkupElement[], isAlone: boolean): MakeDraft {
    const named = labels.map((label) => ({ ...label, attributes: { ident: textOf(label.children).trim() } }));
    return this.#chosen(named, readMarking(this.#item, [nameOf(response)], isAlone, true), 'Single', false);
  }

  /** Returns the range of right numbers of a gap of ILIAS. */
  #rangeOf(response: MarkupElement): Marked['ranges'] {
    if (response.name !== 'response_num' || !metadataOf(this.#item).has('ilias_version')) return [];
    return childrenOf(response, 'render_fib').flatMap(({ attributes: { minnumber = '', maxnumber = '' } }) =>
      minnumber === '' || maxnumber === '' ? [] : [{ low: Number(minnumber), high: Number(maxnumber) }],
    );
  }

  /**
   * Reads the accepted texts of a typed gap: all of its choices, since nobody sees them. The response processing
   * of Canvas names only the first.
   */
  #words(labels: readonly MarkupElement[], marked: Marked): Marked {
    const algorithms = labels.map(({ attributes }) => attributes['scoring_algorithm'] ?? '');
    if (algorithms.includes('TextCloseEnough')) this.#note('a misspelt answer counts as wrong');
    return {
      ...marked,
      right: labels.map((label) => textOf(material(label)).trim()).filter((text) => text !== ''),
      isCaseSensitive: metadataOf(this.#item).get('case_sensitive') === 'true',
      isByPattern: algorithms.some((name) => /^Text(?:Regex|ContainsAnswer)$/.test(name)),
    };
  }

  #labelled(label: MarkupElement): string {
    return bankLine(namedChoice(label) ?? material(label), this.#context);
  }

  #option(label: MarkupElement, at: number): string {
    const own = this.#labelled(label);
    return own === '' ? bankLine(this.#presentation.rights[at] ?? [], this.#context) : own;
  }

  #chosen(
    labels: readonly MarkupElement[],
    marked: Marked,
    cardinality: string,
    isGroup: boolean,
  ): MakeDraft {
    const choices = labels
      .map((label, at) => ({ label, text: this.#option(label, at) }))
      .filter(({ label, text }) => text !== '' || !isVoid(label));
    if (choices.length < labels.length) this.#note('choices without a text are left out');
    const options = choices.map(({ text }) => text);
    const indexOf = (value: string) =>
      choices.findIndex(({ label }) => label.attributes['ident'] === value.trim());
    const pairs = marked.right.map((value) => value.split(',').map(indexOf));
    if (isGroup && pairs.length > 0 && pairs.every(([left, right, ...more]) => isPair(left, right, more)))
      return this.#paired(options, pairs);
    const indexes = marked.right
      .flatMap((value) => (indexOf(value) === -1 ? value.split(',') : [value]).map(indexOf))
      .filter((index) => index !== -1);
    if (marked.hasPartial) this.#note('an answer that earns a part of the mark counts as wrong');
    if (/^ordered$/i.test(cardinality)) {
      if (indexes.length === 0) indexes.push(...this.#numbered(labels));
      if (indexes.length < 2 || options.length > MAX_OPTIONS)
        return makeOpen(this.#note, 'its order cannot be told', options, '');
      return (meta) => orderDraft(meta, options, indexes);
    }
    const lowerCased = options.map((option) => option.toLowerCase());
    const isTrueFalse = /true.?false/i.test(this.#kind) || lowerCased.toSorted().join() === 'false,true';
    const right = TRUE_FALSE_WORDS[lowerCased[indexes[0] ?? -1] ?? ''];
    if (isTrueFalse && options.length === 2 && indexes.length === 1 && right !== undefined)
      return (meta) => trueFalseDraft(meta, right);
    const isMultiple = /^multiple$/i.test(cardinality);
    return makeChoice(this.#note, options, indexes, isMultiple);
  }

  /** Returns the order of items whose positions are in the response processing; empty where a position is missing. */
  #numbered(labels: readonly MarkupElement[]): readonly number[] {
    const numbers = labels.map((label) =>
      Number(readMarking(this.#item, [nameOf(label)], false, true).right[0]),
    );
    const order = labels.map((_, at) => at).toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
    return numbers.every((number) => number > 0) ? order : [];
  }

  /** Makes the pairs of one group; the left sides are those that begin a pair. */
  #paired(options: readonly string[], pairs: readonly (readonly number[])[]): MakeDraft {
    const lefts = new Set(pairs.flatMap(([left]) => left ?? []));
    const rights = options.map((_, at) => at).filter((at) => !lefts.has(at));
    const prompts = [...lefts].map((left) => ({
      text: options[left] ?? '',
      right: pairs.flatMap(([from, to = -1]) => (from === left ? [rights.indexOf(to)] : [])),
    }));
    if (rights.length < 2 || rights.length > MAX_OPTIONS || prompts.some(({ right }) => right.includes(-1)))
      return makeOpen(this.#note, 'its pairs cannot be told', options, '');
    const texts = rights.map((at) => options[at] ?? '');
    return (meta) => matchDraft(meta, prompts, texts);
  }

  #typed({ right, ranges, isCaseSensitive, isByPattern, isHalfRange, hasPartial }: Marked): MakeDraft {
    const reference = right.map(escapeText).join('\n\n');
    if (isHalfRange) return makeOpen(this.#note, 'all numbers above or below one are right', [], reference);
    if (isByPattern)
      return makeOpen(this.#note, 'its marking looks for a pattern in the text', [], reference);
    if (hasPartial) this.#note('an answer that earns a part of the mark counts as wrong');
    const [first] = ranges;
    if (first === undefined) {
      if (right.length > 0)
        return (meta) =>
          blankDraft(meta, [{ accepted: right, ...(isCaseSensitive ? { isCaseSensitive } : {}) }]);
      if (!/essay|long.?answer|short.?response|open|survey|cc\.essay/i.test(this.#kind) && this.#kind !== '')
        this.#note('it does not say what is right, so it is an open question');
      return (meta) => openDraft(meta, this.#solution());
    }
    const widths = new Set(ranges.map(({ low, high }) => exact((high - low) / 2)));
    const isApart = right.some(
      (value) => !ranges.some(({ low, high }) => low <= Number(value) && Number(value) <= high),
    );
    if (widths.size > 1 || isApart)
      return makeOpen(
        this.#note,
        'its answers have ranges of several widths',
        [],
        [...right.map(escapeText), ...ranges.map(({ low, high }) => `${low} – ${high}`)].join('\n\n'),
      );
    const accepted = [...new Set(ranges.map(({ low, high }) => String(exact((low + high) / 2))))];
    const [tolerance = 0] = widths;
    return (meta) => blankDraft(meta, [{ accepted, ...(tolerance > 0 ? { tolerance } : {}) }]);
  }

  /** Returns the item's model answer. */
  #solution(): string {
    return [
      ...this.#feedbacks().filter(({ attributes, children }) =>
        isSolution(attributes['ident'] ?? '', children),
      ),
      ...childrenOf(this.#item, 'answer_key'),
    ]
      .map((one) => bankText(material(one), this.#context))
      .filter((text) => text !== '')
      .join('\n\n');
  }

  #feedbacks(): readonly MarkupElement[] {
    return childrenOf(this.#item, 'itemfeedback');
  }

  #explanation(): string {
    const labels = [...descendantsOf(this.#item.children, 'response_label')];
    const linked = choicesOfFeedbacks(this.#item);
    const isOpen = this.#presentation.found.every(({ response }) => !/lid|grp/.test(response.name));
    const feedbacks = this.#feedbacks().flatMap((one) => {
      const { ident = '' } = one.attributes;
      if (isOpen && isSolution(ident, one.children)) return [];
      const text = bankText(material(one), this.#context);
      if (isEmptyFeedback(text)) return [];
      const choice = /correct|general|neutral/i.test(ident) ? undefined : linked.get(ident);
      const label = labels.find(
        ({ attributes }) => `${attributes['ident'] ?? ''}_fb` === ident || attributes['ident'] === choice,
      );
      const option = label === undefined ? '' : this.#labelled(label);
      return [feedbackFor(option, text)];
    });
    return [...new Set(feedbacks)].join('\n\n');
  }
}

/** The texts of Blackboard's either/or choices, which its files refer to by names such as yes_no.true. */
const EITHER: Readonly<Record<string, string>> = {
  'true_false.true': 'True',
  'true_false.false': 'False',
  'yes_no.true': 'Yes',
  'yes_no.false': 'No',
  'agree_disagree.true': 'Agree',
  'agree_disagree.false': 'Disagree',
  'right_wrong.true': 'Right',
  'right_wrong.false': 'Wrong',
};

/** Returns the text of a predefined choice; undefined for others. */
function namedChoice(label: MarkupElement): readonly MarkupNode[] | undefined {
  const word = EITHER[textOf(label.children).trim().toLowerCase()];
  return word === undefined ? undefined : [word];
}

/** Tells whether two choices are a pair. */
const isPair = (left: number | undefined, right: number | undefined, more: readonly number[]): boolean =>
  more.length === 0 && (left ?? -1) >= 0 && (right ?? -1) >= 0;

const TRUE_FALSE_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  false: false,
  正确: true,
  错误: false,
  对: true,
  错: false,
};

const isSolution = (ident: string, children: readonly MarkupNode[]): boolean =>
  /solution/i.test(ident) || [...descendantsOf(children, 'solution')].length > 0;

/** Tells whether students of Canvas saw a gap's answer, in a list or among words to drag. */
const isOffered = ({ attributes }: MarkupElement): boolean =>
  /^(?:dropdown|wordbank)$/i.test(attributes['answer_type'] ?? '');

/**
 * Parses an item of QTI 1.2, as written by Canvas, Blackboard, D2L and others.
 * @param about its name.
 * @param above the content it shares with others.
 */
export function readItem1(
  item: MarkupElement,
  context: TextContext,
  about: Omit<QuestionMeta, 'stem'>,
  above: readonly MarkupElement[],
): ReadItem {
  const metadata = metadataOf(item);
  const kind = ['question_type', 'cc_profile', 'bbmd_questiontype', 'qmd_questiontype', 'qmd_itemtype']
    .map((name) => metadata.get(name) ?? '')
    .find((value) => value !== '');
  const drawn = drawNumbers(item);
  if (typeof drawn === 'string') return { refused: drawn };
  if (drawn?.remark !== undefined) context.note(drawn.remark);
  const reader =
    drawn === undefined
      ? new ItemReader(item, kind ?? '', context)
      : new ItemReader(drawn.item, 'numerical_question', context);
  const draft = reader.read(about, above.flatMap(material));
  const score = ['points_possible', 'qmd_absolutescore_max', 'qmd_weighting', 'cc_weighting']
    .map((name) => Number(metadata.get(name) ?? ''))
    .find((value) => value > 0);
  const scores = [...descendantsOf(item.children, 'decvar')].map(({ attributes }) =>
    Number(attributes['maxvalue']),
  );
  return typeof draft === 'string'
    ? { refused: draft }
    : { draft, score: score ?? scores.find((value) => value > 0 && value < 100) ?? 1 };
}
