/** Adds an id to those chosen, or takes it away. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

export interface ChoiceProps<Row> {
  /** Ids of the rows that are chosen; without it rows cannot be. */
  selectedIds?: readonly string[] | undefined;
  /** Told the ids that are to be chosen. */
  onSelect?: ((ids: readonly string[]) => void) | undefined;
  /** Names a row for its box. @defaultValue its id */
  rowName?: ((row: Row) => string) | undefined;
}
