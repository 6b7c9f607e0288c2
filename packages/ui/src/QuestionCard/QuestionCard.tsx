import { useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { TextField } from '../fields/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { type DrawFormula, FormulaText, RichTextEditor } from '../RichTextEditor/index.ts';
import * as css from './QuestionCard.css.ts';
import { texts, type QuestionKind } from './QuestionCard.texts.ts';

export interface QuestionOption {
  /** Unique in the question. */
  id: string;
  /** Content of the option, already sanitised; may contain MathML and pictures. */
  content: ReactNode;
}

/** Shown once a question has been graded. */
export interface QuestionReview {
  /** Ids of the right options, or the right texts of the blanks. */
  answer: readonly string[];
  /** Rendering of the right answer where plain text does not suffice, for example a formula. */
  shown?: ReactNode;
  /** Explanation of the right answer, already sanitised. */
  explanation?: ReactNode;
}

export interface QuestionCardProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** Position in the paper, from 1. */
  number: number;
  /** Way of answering. */
  kind: QuestionKind;
  /** Points of the question; if omitted, none are shown. */
  points?: number;
  /** The question itself, already sanitised; may contain MathML and pictures. */
  stem: ReactNode;
  /** Options of a choice, in the order of the paper. @defaultValue none */
  options?: readonly QuestionOption[];
  /** Number of blanks to fill. @defaultValue 1 */
  blankCount?: number;
  /**
   * Ids of the chosen options, or the texts of the blanks. The checked options are reset to it whenever it is a
   * new array.
   */
  value: readonly string[];
  /**
   * Called with the whole answer after each change. The browser shows a chosen option at once, even if `value`
   * follows later.
   */
  onChange?: (value: string[]) => void;
  /** Renders the formulas of a free text answer; if omitted, they are shown as TeX. */
  drawFormula?: DrawFormula;
  /**
   * Ids of the options that the student has ruled out; a chosen option is shown as chosen all the same.
   * @defaultValue none
   */
  struck?: readonly string[];
  /** Called with the id of the option to rule out or restore; if omitted, there are no buttons for it. */
  onStrike?: (id: string) => void;
  /** Grading result; the answer can no longer be changed. */
  review?: QuestionReview;
  /** Buttons at the end of the first line: mark, note, report an error. */
  tools?: ReactNode;
}

type OptionState = 'open' | 'right' | 'wrong' | 'missed';

const letterOf = (index: number) => String.fromCharCode(65 + index);

function stateOf(id: string, isChosen: boolean, review: QuestionReview | undefined): OptionState {
  if (review?.answer.includes(id) === true) return isChosen ? 'right' : 'missed';
  return review && isChosen ? 'wrong' : 'open';
}

/**
 * One question: text, answer, and after grading the right answer with an explanation. Choices are native radio
 * buttons or checkboxes, with their native keyboard support.
 */
export function QuestionCard(props: QuestionCardProps) {
  const { ref, number, kind, points, stem, value, review, tools } = props;
  const text = useTexts(texts);
  const id = useId();
  const isTyped = kind === 'blank' || kind === 'open';
  return (
    <fieldset ref={ref} className={css.question} aria-labelledby={`${id}head`} aria-describedby={`${id}stem`}>
      <div className={css.head}>
        <span id={`${id}head`} className={css.number}>
          {text.number(number)}
        </span>
        <span>
          {points === undefined ? text.kinds[kind] : `${text.kinds[kind]} · ${text.points(points)}`}
        </span>
        {tools !== undefined && <span className={css.tools}>{tools}</span>}
      </div>
      <div id={`${id}stem`} className={css.rich}>
        {stem}
      </div>
      {isTyped ? <WrittenFields {...props} /> : <Choices {...props} name={id} />}
      {review && (
        <div className={css.explanation}>
          <div className={css.answerLine}>
            <span>
              {text.rightAnswer}{' '}
              <b className={css.strong}>{review.shown ?? (answerText(props, review.answer) || '—')}</b>
            </span>
            <span>
              {text.yourAnswer}{' '}
              <b className={css.strong}>
                {kind === 'open' && value[0] !== undefined && value[0] !== '' ? (
                  <FormulaText source={value[0]} drawFormula={props.drawFormula} />
                ) : (
                  answerText(props, value) || text.nothing
                )}
              </b>
            </span>
          </div>
          {review.explanation !== undefined && (
            <div className={css.rich}>
              <b className={css.strong}>{text.explanation}</b> {review.explanation}
            </div>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Formats an answer as text: letters of options, the labels of true or false, or the texts of the blanks. */
function answerText({ kind, options = [] }: QuestionCardProps, answer: readonly string[]): string {
  if (kind === 'judge') {
    const labels = options.filter((option) => answer.includes(option.id)).map((option) => option.content);
    return labels.filter((word) => typeof word === 'string').join('');
  }
  if (options.length === 0) return answer.filter(Boolean).join('；');
  return options.flatMap((option, index) => (answer.includes(option.id) ? [letterOf(index)] : [])).join('、');
}

function Choices({
  kind,
  options = [],
  value,
  onChange,
  struck = [],
  onStrike,
  review,
  name,
}: QuestionCardProps & { name: string }) {
  const text = useTexts(texts);
  const isSeveral = kind === 'multiple';
  const verdicts: Partial<Record<OptionState, string>> = {
    right: text.right,
    wrong: text.wrong,
    missed: isSeveral ? text.missed : text.rightAnswer,
  };
  const list = useRef<HTMLDivElement>(null);
  const inputs = () => [...(list.current?.querySelectorAll('input') ?? [])];
  // The inputs are uncontrolled, so that a click is painted before React renders.
  useLayoutEffect(() => {
    for (const input of inputs()) input.checked = value.includes(input.value);
  }, [value]);
  // In the order of the options, so that equal answers are always written the same way.
  const handleChange = () => onChange?.(inputs().flatMap((input) => (input.checked ? [input.value] : [])));
  return (
    <div ref={list} className={css.options} {...(isSeveral && { 'data-several': '' })}>
      {options.map((option, index) => {
        const isChosen = value.includes(option.id);
        const state = stateOf(option.id, isChosen, review);
        const isStruck = !isChosen && state === 'open' && struck.includes(option.id);
        const letter = letterOf(index);
        return (
          <div key={option.id} className={css.row}>
            <label
              className={css.option}
              data-state={state}
              {...(isStruck && { 'data-struck': '' })}
              {...(review && { 'data-fixed': '' })}
            >
              <input
                className={css.input}
                type={isSeveral ? 'checkbox' : 'radio'}
                name={name}
                value={option.id}
                defaultChecked={isChosen}
                disabled={review !== undefined}
                onChange={handleChange}
              />
              <span className={css.letter}>{letter}</span>
              <span className={css.rich}>{option.content}</span>
              {isStruck && <span className={css.srOnly}>{text.struck}</span>}
              {verdicts[state] !== undefined && <span className={css.verdict}>{verdicts[state]}</span>}
            </label>
            {onStrike && (
              <button
                type="button"
                className={css.strike}
                aria-label={text.strike(letter)}
                aria-pressed={isStruck}
                disabled={isChosen || state !== 'open'}
                onClick={() => onStrike(option.id)}
              >
                <CloseIcon />
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function WrittenFields({ kind, blankCount = 1, value, onChange, drawFormula, review }: QuestionCardProps) {
  const text = useTexts(texts);
  const isFixed = review !== undefined;
  if (kind === 'open') {
    return (
      <RichTextEditor
        format="text"
        label={text.answer}
        value={value[0] ?? ''}
        isReadOnly={isFixed}
        drawFormula={drawFormula}
        onChange={(answer) => onChange?.([answer])}
      />
    );
  }
  const blanks = Array.from({ length: blankCount }, (_, index) => index);
  return (
    <div className={css.blanks}>
      {blanks.map((index) => (
        <TextField
          key={index}
          label={text.blank(index + 1)}
          value={value[index] ?? ''}
          readOnly={isFixed}
          autoComplete="off"
          onChange={(event) =>
            onChange?.(blanks.map((other) => (other === index ? event.target.value : (value[other] ?? ''))))
          }
        />
      ))}
    </div>
  );
}
