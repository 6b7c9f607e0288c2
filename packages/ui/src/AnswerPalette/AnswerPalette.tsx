import { memo, useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { CheckIcon, CloseIcon, CrossedCheckIcon, type Icon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import * as css from './AnswerPalette.css.ts';

/**
 * Before submission: unanswered, some blanks filled, answered, or answered but not saved yet. After grading:
 * right, partly right or wrong.
 */
export type PaletteState =
  | 'open'
  | 'partlyFilled'
  | 'answered'
  | 'unsaved'
  | 'right'
  | 'partlyRight'
  | 'wrong';

const texts = inBoth({
  label: ['答题卡', 'Questions'],
  question: (number: number) => [`第 ${number} 题`, `Question ${number}`],
  marked: ['已标记', 'marked'],
  current: ['当前题', 'Current'],
  states: {
    open: ['未答', 'not answered'],
    partlyFilled: ['未填完', 'partly filled'],
    answered: ['已答', 'answered'],
    unsaved: ['未保存', 'not saved yet'],
    right: ['答对', 'right'],
    partlyRight: ['部分对', 'partly right'],
    wrong: ['答错', 'wrong'],
  },
});

export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  /** Position in the paper, from 1. */
  number: number;
  /** Answer state, shown by shape and colour. */
  state: PaletteState;
  /** Whether the student marked the question for review. @defaultValue false */
  isMarked?: boolean;
}

export interface PaletteGroup {
  /** Name of the paper's section; omitted where there is only one. */
  title?: string;
  /** Questions of the section, in the order of the paper. */
  items: readonly PaletteItem[];
}

export interface AnswerPaletteProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The sections of the paper. */
  groups: readonly PaletteGroup[];
  /** Id of the question in view. */
  currentId: string | null;
  /** Called with the id of the question to show. */
  onChoose: (id: string) => void;
  /** Whether a legend explains the signs. @defaultValue true */
  hasLegend?: boolean;
}

/** Icons that express a grade besides its colour. */
const icons: Partial<Record<PaletteState, Icon>> = {
  right: CheckIcon,
  partlyRight: CrossedCheckIcon,
  wrong: CloseIcon,
};

/** Number of questions above which only the rows near the viewport are rendered. */
const VIRTUALIZED_ABOVE = 300;
/** Number of rows that are rendered or skipped together. */
const BLOCK_ROWS = 12;
/** Columns assumed until the width of the palette is known; the palette in the exam's sidebar has this number. */
const ASSUMED_COLUMNS = 5;

/** Returns how far a key moves the focus among cells laid out in rows; null for other keys. */
function stepOf(key: string, from: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -from,
    End: count - 1 - from,
  };
  return steps[key] ?? null;
}

/** Splits the questions of a section into blocks. */
function blocksOf(items: readonly PaletteItem[], size: number): readonly (readonly PaletteItem[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Scrolls a cell into view within its scrolling box; the page itself does not scroll. */
function scrollIntoBox(cell: Element): void {
  let box = cell.parentElement;
  const scrolls = (one: Element) =>
    one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY);
  while (box && box !== document.body && !scrolls(box)) box = box.parentElement;
  if (!box || box === document.body) return;
  const [own, view] = [cell.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += Math.min(0, own.top - view.top) + Math.max(0, own.bottom - view.bottom);
}

/** Number of cells that fit in a row of this width, computed like the grid's `auto-fill`. */
const columnsIn = (width: number) => Math.max(1, Math.floor((width + css.GAP) / (css.CELL + css.GAP)));

/** Overview of all questions of a paper. It is one tab stop: arrow keys move the focus, Enter goes to the question. */
export function AnswerPalette({ ref, groups, currentId, onChoose, hasLegend = true }: AnswerPaletteProps) {
  const text = useTexts(texts);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const [columns, setColumns] = useState(ASSUMED_COLUMNS);
  /** Id of the question that has the focus, or gets it as soon as it is rendered. */
  const [focusId, setFocusId] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const isLong = items.length > VIRTUALIZED_ABOVE;
  const entry = items.some(({ id }) => id === currentId) ? currentId : (items[0]?.id ?? null);

  useEffect(() => {
    if (!isLong || root.current === null) return undefined;
    const observer = new ResizeObserver(([change]) => {
      if (change !== undefined) setColumns(columnsIn(change.contentRect.width));
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isLong]);

  const focus = (id: string) => {
    for (const cell of root.current?.querySelectorAll('button') ?? [])
      if (cell.dataset['id'] === id) cell.focus();
  };
  // The target of a key may have been rendered only now, and the focused cell is rendered anew when the number
  // of columns changes.
  useEffect(() => {
    if (focusId !== null) focus(focusId);
  }, [focusId, columns]);

  // In a paper longer than its box the current question is scrolled into view.
  useEffect(() => {
    const cell = root.current?.querySelector('[aria-current]');
    if (currentId !== null && cell) scrollIntoBox(cell);
  }, [currentId]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const { id } = event.target.dataset;
    const from = items.findIndex((item) => item.id === id);
    const width = root.current?.getBoundingClientRect().width ?? 0;
    const step = from < 0 ? null : stepOf(event.key, from, items.length, columnsIn(width));
    if (step === null) return;
    event.preventDefault();
    const target = items[Math.min(items.length - 1, Math.max(0, from + step))];
    if (target === undefined) return;
    setFocusId(target.id);
    focus(target.id);
  };

  const isIn = (block: readonly PaletteItem[], searchedId: string | null) =>
    block.some(({ id }) => id === searchedId);
  return (
    <div
      ref={root}
      className={css.palette}
      role="toolbar"
      tabIndex={-1}
      aria-label={text.label}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => setFocusId(target.dataset['id'] ?? null)}
      onBlur={({ relatedTarget }) => {
        if (root.current?.contains(relatedTarget) !== true) setFocusId(null);
      }}
    >
      {groups.map((group, groupIndex) => (
        <div key={group.title ?? groupIndex}>
          {group.title !== undefined && <p className={css.title}>{group.title}</p>}
          <div className={css.blocks}>
            {blocksOf(group.items, isLong ? columns * BLOCK_ROWS : group.items.length).map((block, index) => (
              <Block
                key={index}
                items={block}
                currentId={isIn(block, currentId) ? currentId : null}
                entryId={isIn(block, entry) ? entry : null}
                rows={Math.ceil(block.length / columns)}
                isLong={isLong}
                isFocusTarget={isIn(block, focusId)}
                onChoose={onChoose}
              />
            ))}
          </div>
        </div>
      ))}
      {hasLegend && <Legend items={items} />}
    </div>
  );
}

/** Explains the signs that occur among the questions. */
function Legend({ items }: { readonly items: readonly PaletteItem[] }) {
  const text = useTexts(texts);
  const isGraded = items.some(({ state }) => icons[state] !== undefined);
  // A graded paper no longer changes, so only the states that occur are explained. Partly filled blanks are
  // rare, so they are explained only where they occur.
  const isThere = (one: PaletteState) => items.some(({ state }) => state === one);
  const explained = isGraded
    ? (['right', 'partlyRight', 'wrong', 'answered', 'open'] as const).filter(isThere)
    : (['answered', 'partlyFilled', 'open', 'unsaved'] as const).filter(
        (one) => one !== 'partlyFilled' || isThere(one),
      );
  // A graded paper can no longer be marked, so the mark is explained only where one is left.
  const hasMarks = !isGraded || items.some(({ isMarked }) => isMarked === true);
  return (
    <div className={css.legend} aria-hidden>
      {explained.map((state) => (
        <span key={state} className={css.legendItem}>
          <span className={css.sample} data-state={state} />
          {text.states[state]}
        </span>
      ))}
      {hasMarks && (
        <span className={css.legendItem}>
          <span className={css.sample}>
            <span className={css.flag} />
          </span>
          {text.marked}
        </span>
      )}
    </div>
  );
}

interface BlockProps {
  readonly items: readonly PaletteItem[];
  /** The current question, if it is in this block. */
  readonly currentId: string | null;
  /** The palette's tab stop, if it is in this block. */
  readonly entryId: string | null;
  /** Number of rows, which gives the block its height before it is rendered. */
  readonly rows: number;
  /** Whether the block is skipped while it is far from the viewport. */
  readonly isLong: boolean;
  /** Whether the focus is about to move into the block. */
  readonly isFocusTarget: boolean;
  readonly onChoose: (id: string) => void;
}

const isSameBlock = (before: BlockProps, after: BlockProps): boolean =>
  before.currentId === after.currentId &&
  before.entryId === after.entryId &&
  before.rows === after.rows &&
  before.isLong === after.isLong &&
  before.isFocusTarget === after.isFocusTarget &&
  before.onChoose === after.onChoose &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

/**
 * A block of rows. In a long palette its cells are rendered while the block is near the viewport or has the tab
 * stop.
 */
const Block = memo(function Block({
  items,
  currentId,
  entryId,
  rows,
  isLong,
  isFocusTarget,
  onChoose,
}: BlockProps) {
  const text = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isLong || box.current === null) return undefined;
    const observer = new IntersectionObserver((changes) => setNear(changes.at(-1)?.isIntersecting === true), {
      rootMargin: '400px 0px',
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isLong]);
  const isDrawn = !isLong || isNear || isFocusTarget || entryId !== null;
  return (
    <div
      ref={box}
      className={css.grid}
      {...(!isDrawn && { style: { height: `${rows * (css.CELL + css.GAP) - css.GAP}px` } })}
    >
      {isDrawn &&
        items.map((item) => {
          const Sign = icons[item.state];
          const spoken = [
            text.question(item.number),
            text.states[item.state],
            item.isMarked === true && text.marked,
          ];
          return (
            <button
              key={item.id}
              type="button"
              className={item.isMarked === true || Sign ? css.signed : css.cell}
              data-id={item.id}
              data-state={item.state}
              tabIndex={item.id === entryId ? 0 : -1}
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
  );
}, isSameBlock);
