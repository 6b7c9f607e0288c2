import type { CascaderNode, ChildrenOf } from '../tree.ts';

/** The user's position in the tree: which rows are open, column by column, and on which row the keyboard cursor is. */
export interface Position {
  /** Index of the open row of each column; the last column shows the children of the last open row. */
  trail: readonly number[];
  cursor: Cursor | null;
}

export interface Cursor {
  level: number;
  index: number;
}

export type Step = 'up' | 'down' | 'pageUp' | 'pageDown' | 'first' | 'last' | 'in' | 'out';

/** A tree, and how it is displayed. */
export interface Shown {
  roots: readonly CascaderNode[];
  childrenOf: ChildrenOf;
  /** Whether one column is shown at a time, as on a phone. */
  isSheet: boolean;
}

/** Number of rows that each step moves within its column. */
const strides: Partial<Record<Step, number>> = { up: -1, down: 1, pageUp: -6, pageDown: 6 };

/** Returns the columns that a trail opens; ends at the first node whose children are not loaded. */
export function columnsOf(
  roots: readonly CascaderNode[],
  trail: readonly number[],
  childrenOf: ChildrenOf,
): (readonly CascaderNode[])[] {
  const columns = [roots];
  let column = roots;
  for (const index of trail) {
    const node = column[index];
    const children = node && childrenOf(node);
    if (!children?.length) break;
    column = children;
    columns.push(column);
  }
  return columns;
}

/** Returns the nodes on the path to a row. */
export function nodesAt(
  columns: readonly (readonly CascaderNode[])[],
  { trail }: Position,
  at: Cursor,
): CascaderNode[] {
  const indexes = [...trail.slice(0, at.level), at.index];
  return indexes.flatMap((index, level) => columns[level]?.[index] ?? []);
}

/**
 * Moves the cursor to a row. Where columns are side by side this also shows the row's children; on a phone one
 * column is shown at a time.
 */
export function moveCursorTo(position: Position, cursor: Cursor, isSheet: boolean): Position {
  const before = position.trail.slice(0, cursor.level);
  return { cursor, trail: isSheet ? before : [...before, cursor.index] };
}

/** Returns the position at a chosen node, with the columns of its path open. */
export function positionAtNodes(
  nodes: readonly CascaderNode[],
  { roots, childrenOf, isSheet }: Shown,
): Position {
  const trail: number[] = [];
  let column: readonly CascaderNode[] = roots;
  for (const node of nodes) {
    const index = column.indexOf(node);
    if (index === -1) break;
    trail.push(index);
    column = childrenOf(node) ?? [];
  }
  const index = trail.at(-1);
  return index === undefined
    ? { trail, cursor: null }
    : moveCursorTo({ trail, cursor: null }, { level: trail.length - 1, index }, isSheet);
}

/** Returns the position after a keyboard step; unchanged for steps that are unknown or impossible. */
export function applyStep(step: Step, position: Position, shown: Shown): Position {
  const { roots, childrenOf, isSheet } = shown;
  const columns = columnsOf(roots, position.trail, childrenOf);
  const { cursor } = position;
  const level = cursor?.level ?? (isSheet ? columns.length - 1 : 0);
  const last = (columns[level]?.length ?? 0) - 1;
  if (last < 0) return position;
  const to = (index: number) =>
    moveCursorTo(position, { level, index: Math.max(0, Math.min(index, last)) }, isSheet);

  if (step === 'first') return to(0);
  if (step === 'last') return to(last);
  const stride = strides[step];
  if (!cursor) return step === 'out' ? position : to(stride !== undefined && stride < 0 ? last : 0);
  if (stride !== undefined) return to(cursor.index + stride);
  return step === 'out' ? stepOut(position, level, isSheet) : stepIn(position, cursor, columns, shown);
}

function stepOut(position: Position, level: number, isSheet: boolean): Position {
  const index = position.trail[level - 1];
  return index === undefined ? position : moveCursorTo(position, { level: level - 1, index }, isSheet);
}

/** Opens a row and moves the cursor to its first child, if the children are loaded. */
function stepIn(
  position: Position,
  cursor: Cursor,
  columns: readonly (readonly CascaderNode[])[],
  { childrenOf, isSheet }: Shown,
): Position {
  const node = columns[cursor.level]?.[cursor.index];
  if (!node || node.isDisabled) return position;
  const trail = [...position.trail.slice(0, cursor.level), cursor.index];
  return childrenOf(node)?.length
    ? moveCursorTo({ trail, cursor }, { level: cursor.level + 1, index: 0 }, isSheet)
    : { trail, cursor };
}

/** Finds the next row of a column, wrapping around, whose label begins with the typed text; -1 if none does. */
export function findByStart(column: readonly CascaderNode[], from: number, typed: string): number {
  const start = typed.toLowerCase();
  for (let step = 0; step < column.length; step += 1) {
    const index = (from + step) % column.length;
    if (column[index]?.label.toLowerCase().startsWith(start)) return index;
  }
  return -1;
}
