import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import {
  blankDraft,
  choiceDraft,
  groupDraft,
  inAnyOrder,
  matchDraft,
  MAX_OPTIONS,
  openDraft,
  orderDraft,
  partOf,
  type QuestionMeta,
  trueFalseDraft,
} from '../drafts.ts';
import { asSettled, escapeText } from '../../../markup/bankMarks.ts';
import { bankLine, bankText, type TextContext } from '../../../markup/bankText.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  isElement,
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
import { PART } from '../export/moodle.ts';
import type { OwnItem } from './own.ts';
import { drawTemplate } from './template/drawTemplate.ts';
import { markOf, readResponse, type Response } from './responses.ts';
import { comparesAnswers } from './rules.ts';

/** A parsed item, or the reason to refuse it. */
export type ReadItem =
  | { readonly draft: QuestionDraft; readonly score: number }
  | { readonly refused: string };

const REFUSED: Readonly<Record<string, string>> = {
  hotspotinteraction: 'places of a picture are chosen, which is not practised here',
  selectpointinteraction: 'places of a picture are chosen, which is not practised here',
  graphicorderinteraction: 'places of a picture are put in order, which is not practised here',
  graphicassociateinteraction: 'places of a picture are joined, which is not practised here',
  graphicgapmatchinteraction: 'things are dragged onto a picture, which is not practised here',
  positionobjectinteraction: 'things are placed on a picture, which is not practised here',
  drawinginteraction: 'it asks for a drawing, which is not practised here',
  uploadinteraction: 'it asks for a file, which homework does and no question',
  custominteraction: 'it runs a program of its own, which is not taken',
  portablecustominteraction: 'it runs a program of its own, which is not taken',
};

/** Interactions within a text. */
const INLINE = ['textentryinteraction', 'inlinechoiceinteraction', 'gap'];
/** Interactions below a text. */
const BLOCKS = (
  'choiceinteraction hottextinteraction sliderinteraction extendedtextinteraction matchinteraction ' +
  'orderinteraction associateinteraction gapmatchinteraction'
).split(' ');
/** Elements that are not part of an item's visible text, with those that CoreSpring adds for teachers. */
const HIDDEN = (
  'feedbackblock feedbackinline templateblock templateinline cataloginfo stylesheet endattemptinteraction ' +
  'companionmaterialsinfo teacherinstructions choicerationales'
).split(' ');

class ItemReader {
  readonly #item: MarkupElement;
  readonly #context: TextContext;
  readonly #questions: ItemQuestion[] = [];
  readonly #own: OwnItem | undefined;
  /** The bodies of sub-questions that this bank exported. */
  readonly #parts: MarkupElement[] = [];
  #refused: string | undefined;

  constructor(item: MarkupElement, context: TextContext, own: OwnItem | undefined) {
    this.#item = item;
    this.#own = own;
    this.#context = {
      picture: context.picture,
      note: context.note,
      element: (element) => this.#element(element),
    };
  }

  read(about: Omit<QuestionMeta, 'stem'>, stimulus: readonly MarkupNode[]): ReadItem {
    const own = this.#own;
    const body = childOf(this.#item, 'itembody');
    if (body === undefined) return { refused: 'it has no body' };
    if (this.#item.attributes['adaptive'] === 'true')
      return { refused: 'what it asks depends on the answers before' };
    const stem = bankText([...stimulus, ...body.children], this.#context);
    if (this.#refused !== undefined) return { refused: this.#refused };
    if (this.#questions.length === 0 && this.#parts.length === 0) {
      const isMedia = [...descendantsOf(body.children, 'mediainteraction')].length > 0;
      return { refused: isMedia ? 'it only plays a sound or a video' : 'it is a text without a question' };
    }
    const meta: QuestionMeta = {
      ...about,
      stem,
      explanation: own === undefined ? this.#explanation(body) : this.#feedback('whole'),
    };
    const draft = this.#parts.length > 0 ? this.#group(meta) : itemDraft(meta, this.#questions);
    if (typeof draft === 'string') return { refused: draft };
    if (draft.stem === '' && draft.parts.length === 0) return { refused: 'it has no text' };
    const named = own === undefined ? draft : this.#named(draft, own);
    return { draft: comparesAnswers(this.#item) ? inAnyOrder(named) : named, score: this.#score() };
  }

  /** Makes a passage with the sub-questions below it; or returns the reason why one cannot be read. */
  #group(meta: QuestionMeta): QuestionDraft | string {
    const others = this.#item.children.filter((child) => !isElement(child, 'itembody'));
    const parts: QuestionDraft[] = [];
    for (const [at, part] of this.#parts.entries()) {
      const item = { ...this.#item, children: [...others, { ...part, name: 'itembody' }] };
      const read = new ItemReader(item, this.#context, undefined).read(partOf(meta, at + 1, ''), []);
      if ('refused' in read) return read.refused;
      parts.push(read.draft);
    }
    return groupDraft(meta, 'material', parts);
  }

  /** Adds the properties that this bank exported for the parts of a question. */
  #named(draft: QuestionDraft, own: OwnItem): QuestionDraft {
    return {
      ...draft,
      parts: draft.parts.map((part, at) => {
        const { key = part.sourceKey, stem = '' } = own.parts[at] ?? {};
        const isGap = draft.type === 'cloze' && stem !== '';
        return {
          ...part,
          sourceKey: key,
          ...(isGap ? { stem } : {}),
          explanation: this.#feedback(`part-${at + 1}`),
        };
      }),
    };
  }

  /** Returns the feedback with an identifier. */
  #feedback(name: string): string {
    const found = childrenOf(this.#item, 'modalfeedback').find(
      ({ attributes }) => attributes['identifier'] === name,
    );
    return found === undefined ? '' : bankText(found.children, this.#context);
  }

  #score(): number {
    for (const { attributes, children } of childrenOf(this.#item, 'outcomedeclaration')) {
      const value = Number(textOf(children).trim());
      if (attributes['identifier'] === 'MAXSCORE' && value > 0) return value;
      const maxScore = Number(attributes['normalmaximum']);
      if (attributes['identifier'] === 'SCORE' && maxScore > 0) return maxScore;
    }
    return markOf(this.#item);
  }

  #explanation(body: MarkupElement): string {
    const choices = [...descendantsOf(body.children, 'simplechoice', 'inlinechoice', 'hottext')];
    const inside = new Map(
      choices.flatMap((choice) =>
        [...descendantsOf(choice.children, 'feedbackblock', 'feedbackinline')].map((one) => [one, choice]),
      ),
    );
    const feedbacks = [
      ...childrenOf(this.#item, 'modalfeedback'),
      ...descendantsOf(body.children, 'feedbackblock', 'feedbackinline', 'rationale'),
    ].flatMap((feedback) => {
      const text = bankText(feedback.children, this.#context);
      if (isEmptyFeedback(text)) return [];
      const { identifier } = feedback.attributes;
      const named = choices.filter(({ attributes }) => attributes['identifier'] === identifier);
      const choice = inside.get(feedback) ?? (named.length === 1 ? named[0] : undefined);
      return [feedbackFor(choice === undefined ? '' : this.#line(choice), text)];
    });
    return [...new Set(feedbacks)].join('\n\n');
  }

  #note(problem: string): void {
    this.#context.note(problem);
  }

  #response(element: MarkupElement): Response {
    const found = readResponse(this.#item, element.attributes['responseidentifier'] ?? '');
    if (found?.hasPartial === true) this.#note('an answer that earns a part of the mark counts as wrong');
    if (found?.isDisputed === true) this.#note('its marking and the answer that it calls right disagree');
    return (
      found ?? {
        isMultiple: false,
        right: [],
        isDisputed: false,
        hasPartial: false,
        isCaseSensitive: false,
        isByPattern: false,
      }
    );
  }

  /** Converts QTI elements within a text; undefined for HTML. */
  #element(element: MarkupElement): string | undefined {
    const { name } = element;
    const refused = REFUSED[name];
    if (refused !== undefined) {
      this.#refused ??= refused;
      return '';
    }
    if (HIDDEN.includes(name)) return '';
    if (name === 'div' && element.attributes['class'] === PART) {
      this.#parts.push(element);
      return '';
    }
    if (name === 'rubricblock') return /candidate|^$/.test(element.attributes['view'] ?? '') ? undefined : '';
    if (name === 'object') return this.#object(element);
    if (name === 'hottext') return bankLine(element.children, this.#context);
    // TAO shows it beside the word before it, once that is pointed at.
    if (element.attributes['data-role'] === 'tooltip-content')
      return ` (${bankLine(element.children, this.#context)})`;
    // SSML's <sub> says how a text is spoken; HTML's has no alias.
    if (name === 'sub' && 'alias' in element.attributes) return bankLine(element.children, this.#context);
    if (name === 'gap' || name === 'prompt') return '';
    if (!name.endsWith('interaction') || name === 'mediainteraction') return undefined;
    return this.#interaction(element);
  }

  #object(element: MarkupElement): string | undefined {
    const { type = '', data = '' } = element.attributes;
    if (!type.startsWith('image/') || type === 'image/svg+xml') return undefined;
    const found = this.#context.picture(data);
    if ('address' in found) return `![${escapeText(textOf(element.children).trim())}](${found.address})`;
    this.#note(found.problem);
    return '';
  }

  #interaction(element: MarkupElement): string {
    const prompt = childOf(element, 'prompt');
    const text = prompt === undefined ? '' : bankText(prompt.children, this.#context);
    const response = this.#response(element);
    const isInline = INLINE.includes(element.name);
    if (element.name === 'gapmatchinteraction') return this.#gapMatch(element, text, response);
    const make = this.#makeOf(element, response);
    if (make === undefined) {
      this.#refused ??= `questions of the kind “${element.name}” are not known here`;
      return '';
    }
    this.#questions.push({ isInline, prompt: text, make });
    if (isInline) return `{{${this.#questions.filter((one) => one.isInline).length}}}`;
    const flow = element.name === 'hottextinteraction' ? bankText(element.children, this.#context) : '';
    const shown = [this.#isAlone() ? text : '', flow].filter((part) => part !== '').join('\n\n');
    return `\n\n${asSettled(shown)}\n\n`;
  }

  /** Tells whether an item has one interaction, whose prompt is part of its text. */
  #isAlone(): boolean {
    const body = childOf(this.#item, 'itembody');
    const names = [...descendantsOf(body?.children ?? [], ...BLOCKS)];
    return names.length + [...descendantsOf(body?.children ?? [], ...INLINE)].length <= 1;
  }

  #makeOf(element: MarkupElement, response: Response): MakeDraft | undefined {
    switch (element.name) {
      case 'choiceinteraction':
        return this.#choice(element, childrenOf(element, 'simplechoice'), response);
      case 'hottextinteraction':
        return this.#choice(element, [...descendantsOf(element.children, 'hottext')], response);
      case 'inlinechoiceinteraction':
        return this.#choice(element, childrenOf(element, 'inlinechoice'), response);
      case 'textentryinteraction':
        return this.#entry(response);
      case 'sliderinteraction':
        return this.#slider(element, response);
      case 'extendedtextinteraction':
        return this.#extended(response);
      case 'matchinteraction':
        return this.#match(element, response);
      case 'orderinteraction':
        return this.#order(childrenOf(element, 'simplechoice'), response);
      case 'associateinteraction':
        return this.#associate(childrenOf(element, 'simpleassociablechoice'), response);
      default:
        return undefined;
    }
  }

  #line(element: MarkupElement): string {
    return bankLine(element.children, this.#context);
  }

  #openFor(reason: string, choices: readonly string[], reference: string): MakeDraft {
    return makeOpen((problem) => this.#note(problem), reason, choices, reference);
  }

  #choice(
    { attributes: { maxchoices } }: MarkupElement,
    choices: readonly MarkupElement[],
    { right, ...response }: Response,
  ): MakeDraft {
    // With one right option and `maxChoices` 1 it is a single choice, whatever the declared cardinality is.
    const isMultiple = response.isMultiple && !(maxchoices === '1' && right.length === 1);
    const options = choices.map((choice) => this.#line(choice));
    const indexes = right.flatMap((value) => {
      const at = choices.findIndex(({ attributes }) => attributes['identifier'] === value);
      return at === -1 ? [] : [at];
    });
    const names = choices.map(({ attributes }) => attributes['identifier'] ?? '');
    if (!isMultiple && indexes.length > 0 && names.join() === 'true,false' && options.join() === 'true,false')
      return (meta) => trueFalseDraft(meta, indexes[0] === 0);
    return makeChoice((problem) => this.#note(problem), options, indexes, isMultiple);
  }

  #entry({ right, isCaseSensitive, tolerance, isByPattern }: Response): MakeDraft {
    if (right.length === 0) return this.#openFor('it does not say what is right', [], '');
    if (isByPattern)
      return this.#openFor(
        'its marking looks for a pattern in the text',
        [],
        right.map(escapeText).join('\n\n'),
      );
    return (meta) =>
      blankDraft(meta, [
        {
          accepted: right,
          ...(isCaseSensitive ? { isCaseSensitive } : {}),
          ...(tolerance === undefined ? {} : { tolerance }),
        },
      ]);
  }

  #slider(element: MarkupElement, { right, tolerance }: Response): MakeDraft {
    const { lowerbound = '', upperbound = '' } = element.attributes;
    if (right.length === 0) return this.#openFor('it does not say what is right', [], '');
    const range = lowerbound === '' || upperbound === '' ? '' : ` (${lowerbound}–${upperbound})`;
    return (meta) =>
      blankDraft({ ...meta, stem: `${meta.stem}${range}` }, [
        { accepted: right, ...(tolerance === undefined ? {} : { tolerance }) },
      ]);
  }

  #extended({ right }: Response): MakeDraft {
    const body = childOf(this.#item, 'itembody');
    const rubrics = [...descendantsOf(body?.children ?? [], 'rubricblock')]
      .filter(({ attributes }) => /scorer|tutor|author/.test(attributes['view'] ?? ''))
      .map((rubric) => bankText(rubric.children, this.#context));
    const reference = [...right.map(escapeText), ...rubrics].join('\n\n');
    return (meta) => openDraft(meta, reference);
  }

  #match(element: MarkupElement, { right }: Response): MakeDraft {
    const [lefts = [], rights = []] = childrenOf(element, 'simplematchset').map((set) =>
      childrenOf(set, 'simpleassociablechoice'),
    );
    const pairs = right.map((pair) => pair.split(' '));
    const texts = rights.map((choice) => this.#line(choice));
    const prompts = lefts.map((left) => ({
      text: this.#line(left),
      right: pairs.flatMap(([from, to]) => {
        const at = rights.findIndex(({ attributes }) => attributes['identifier'] === to);
        return from === left.attributes['identifier'] && at !== -1 ? [at] : [];
      }),
    }));
    const paired = prompts.filter((one) => one.right.length > 0);
    if (paired.length === 0 || texts.length < 2 || texts.length > MAX_OPTIONS)
      return this.#openFor('its pairs cannot be told', [...prompts.map(({ text }) => text), ...texts], '');
    if (paired.length < prompts.length) this.#note('what has no partner is not asked for');
    return (meta) => matchDraft(meta, paired, texts);
  }

  #order(choices: readonly MarkupElement[], { right }: Response): MakeDraft {
    const items = choices.map((choice) => this.#line(choice));
    const indexes = right.map((value) =>
      choices.findIndex(({ attributes }) => attributes['identifier'] === value),
    );
    if (indexes.length < 2 || indexes.includes(-1) || items.length > MAX_OPTIONS)
      return this.#openFor('its order cannot be told', items, '');
    return (meta) => orderDraft(meta, items, indexes);
  }

  #associate(choices: readonly MarkupElement[], { right }: Response): MakeDraft {
    const textOfChoice = (name: string | undefined) => {
      const found = choices.find(({ attributes }) => attributes['identifier'] === name);
      return found === undefined ? '' : this.#line(found);
    };
    const pairs = right.map((pair) => pair.split(' ').map(textOfChoice).join(' — '));
    return this.#openFor(
      'its pairs have no sides that could be asked for',
      choices.map((choice) => this.#line(choice)),
      pairs.join('\n\n'),
    );
  }

  /** Converts gaps that words are dragged into: a choice for each gap, with all words as its options. */
  #gapMatch(element: MarkupElement, prompt: string, { right }: Response): string {
    const words = childrenOf(element, 'gaptext', 'gapimg');
    const options = words.map((word) => this.#line(word));
    const pairs = right.map((pair) => pair.split(' '));
    const before = this.#questions.length;
    const text = bankText(
      element.children.filter((child) => !isElement(child, 'gaptext', 'gapimg', 'prompt')),
      {
        ...this.#context,
        element: (inner) => {
          if (inner.name !== 'gap') return this.#element(inner);
          const word = pairs.find(([, gap]) => gap === inner.attributes['identifier'])?.[0];
          const at = words.findIndex(({ attributes }) => attributes['identifier'] === word);
          if (at === -1 || options.length < 2 || options.length > MAX_OPTIONS) {
            this.#refused ??= `the gap ${inner.attributes['identifier'] ?? ''} has no word that is right`;
            return '';
          }
          this.#questions.push({
            isInline: true,
            prompt: '',
            make: (meta) => choiceDraft(meta, options, [at], false),
          });
          return `{{${this.#questions.filter((one) => one.isInline).length}}}`;
        },
      },
    );
    if (this.#questions.length === before) this.#refused ??= 'it has no gap';
    return `\n\n${asSettled([prompt, text].filter((part) => part !== '').join('\n\n'))}\n\n`;
  }
}

/**
 * Parses an item of QTI 2.1, 2.2 or 3.0, with element names normalized by {@link oneName}.
 * @param about its name.
 * @param stimulus the text that it shares with others.
 * @param own properties that this bank exported.
 */
export const readItem = (
  item: MarkupElement,
  context: TextContext,
  about: Omit<QuestionMeta, 'stem'>,
  stimulus: readonly MarkupNode[],
  own?: OwnItem,
): ReadItem => {
  const drawn = drawTemplate(item);
  if (typeof drawn === 'string') return { refused: drawn };
  if (childrenOf(item, 'templateprocessing').length > 0)
    context.note('every student is asked with the same numbers, which were drawn once');
  return new ItemReader(drawn ?? item, context, own).read(about, stimulus);
};
