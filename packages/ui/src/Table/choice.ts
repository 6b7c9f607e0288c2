export interface ChoiceProps<Row> {
  /** Ids of the rows that are chosen; without it rows cannot be. */
  selectedIds?: readonly string[] | undefined;
  /** Told the ids that are to be chosen. */
  onSelect?: ((ids: readonly string[]) => void) | undefined;
  /** Names a row for its box. @defaultValue its id */
  rowName?: ((row: Row) => string) | undefined;
}

export interface Choice {
  has: (id: string) => boolean;
  isAll: boolean;
  isMixed: boolean;
  /** Adds an id to those chosen, or takes it away. */
  toggle: (id: string) => void;
  toggleAll: () => void;
}

/** What is chosen of the rows that are shown; undefined where they cannot be. */
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
