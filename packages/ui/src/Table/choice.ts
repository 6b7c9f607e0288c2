export interface ChoiceProps<Row> {
  /** Ids of the selected rows; if omitted, rows cannot be selected. */
  selectedIds?: readonly string[] | undefined;
  /** Called with the ids of all rows selected after the change. */
  onSelect?: ((ids: readonly string[]) => void) | undefined;
  /** Returns the name of a row for its checkbox. @defaultValue its id */
  rowName?: ((row: Row) => string) | undefined;
}

export interface Choice {
  has: (id: string) => boolean;
  isAll: boolean;
  isMixed: boolean;
  /** Selects a row, or deselects it if it is selected. */
  toggle: (id: string) => void;
  toggleAll: () => void;
}

/** Returns the selection among the rows shown; undefined if rows cannot be selected. */
export function choiceOf(
  ids: readonly string[],
  { selectedIds, onSelect }: Omit<ChoiceProps<never>, 'rowName'>,
): Choice | undefined {
  if (selectedIds === undefined) return undefined;
  const chosen = new Set(selectedIds);
  const count = ids.filter((id) => chosen.has(id)).length;
  const isAll = ids.length > 0 && count === ids.length;
  return {
    has: (id) => chosen.has(id),
    isAll,
    isMixed: count > 0 && !isAll,
    toggle: (id) =>
      onSelect?.(chosen.has(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]),
    toggleAll: () => onSelect?.(isAll ? [] : ids),
  };
}
