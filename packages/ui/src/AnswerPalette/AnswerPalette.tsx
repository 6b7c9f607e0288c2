import { useRef, type KeyboardEvent } from 'react';
import { CheckIcon, CloseIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import * as css from './AnswerPalette.css.ts';

/** Before handing in: open, answered, answered but not yet saved. After: right or wrong. */
export type PaletteState = 'open' | 'answered' | 'unsaved' | 'right' | 'wrong';

interface PaletteTexts {
  label: string;
  question: (number: number) => string;
  marked: string;
  current: string;
  states: Record<PaletteState, string>;
}

const texts: Texts<PaletteTexts> = {
  zh: {
    label: '答题卡',
    question: (number) => `第 ${number} 题`,
    marked: '已标记',
    current: '当前题',
    states: { open: '未答', answered: '已答', unsaved: '未保存', right: '答对', wrong: '答错' },
  },
  en: {
    label: 'Questions',
    question: (number) => `Question ${number}`,
    marked: 'marked',
    current: 'Current',
    states: {
      open: 'not answered',
      answered: 'answered',
      unsaved: 'not saved yet',
      right: 'right',
      wrong: 'wrong',
    },
  },
};

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** Its place in the paper, from 1. */
  number: number;
  /** How far the question is, by shape and colour. */
  state: PaletteState;
  /** Marked to come back to. @defaultValue false */
  isMarked?: boolean;
}

export interface PaletteGroup {
  /** Name of the paper's part; left out where there is only one. */
  title?: string;
  /** Its questions, in the order of the paper. */
  items: readonly PaletteItem[];
}

export interface AnswerPaletteProps {
  /** The parts of the paper. */
  groups: readonly PaletteGroup[];
  /** The question in view. */
  currentId: string | null;
  /** Told the id of the question to go to. */
  onChoose: (id: string) => void;
  /** Explains the signs. @defaultValue true */
  hasLegend?: boolean;
}

const signs = { right: CheckIcon, wrong: CloseIcon } as const;

/** How far a key moves among cells laid out in rows; null for keys that are not ours. */
function stepOf(key: string, cells: readonly HTMLElement[], from: number): number | null {
  const top = cells[from]?.offsetTop;
  const rowLength = cells.filter((cell) => cell.offsetTop === top).length || 1;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -rowLength,
    ArrowDown: rowLength,
    Home: -from,
    End: cells.length - 1 - from,
  };
  return steps[key] ?? null;
}

/** All questions of a paper at a glance. One tab stop; arrow keys move, Enter goes there. */
export function AnswerPalette({ groups, currentId, onChoose, hasLegend = true }: AnswerPaletteProps) {
  const text = useTexts(texts);
  const root = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const entry = items.some(({ id }) => id === currentId) ? currentId : items[0]?.id;
  const isJudged = items.some(({ state }) => state === 'right' || state === 'wrong');
  const explained: readonly PaletteState[] = isJudged
    ? ['right', 'wrong', 'open']
    : ['answered', 'open', 'unsaved'];

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...(root.current?.querySelectorAll('button') ?? [])];
    const from = cells.findIndex((cell) => cell === event.target);
    const step = from < 0 ? null : stepOf(event.key, cells, from);
    if (step === null) return;
    event.preventDefault();
    cells[Math.min(cells.length - 1, Math.max(0, from + step))]?.focus();
  };

  return (
    <div
      ref={root}
      className={css.palette}
      role="toolbar"
      tabIndex={-1}
      aria-label={text.label}
      onKeyDown={handleKeyDown}
    >
      {groups.map((group, place) => (
        <div key={group.title ?? place}>
          {group.title !== undefined && <p className={css.title}>{group.title}</p>}
          <div className={css.grid}>
            {group.items.map((item) => {
              const Sign = item.state === 'right' || item.state === 'wrong' ? signs[item.state] : null;
              const spoken = [
                text.question(item.number),
                text.states[item.state],
                item.isMarked === true && text.marked,
              ];
              return (
                <button
                  key={item.id}
                  type="button"
                  className={css.cell}
                  data-state={item.state}
                  tabIndex={item.id === entry ? 0 : -1}
                  aria-label={spoken.filter(Boolean).join(', ')}
                  aria-current={item.id === currentId ? 'step' : undefined}
                  onClick={() => onChoose(item.id)}
                >
                  {item.number}
                  {item.isMarked === true && <span className={css.flag} />}
                  {Sign && <Sign className={css.sign} />}
                </button>
              );
            })}
          </div>
        </div>
      ))}
      {hasLegend && (
        <div className={css.legend} aria-hidden>
          {explained.map((state) => (
            <span key={state} className={css.legendItem}>
              <span className={css.sample} data-state={state} />
              {text.states[state]}
            </span>
          ))}
          <span className={css.legendItem}>
            <span className={css.sample}>
              <span className={css.flag} />
            </span>
            {text.marked}
          </span>
        </div>
      )}
    </div>
  );
}
