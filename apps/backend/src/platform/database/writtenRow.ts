/** What a school says of a row: all but its id and whose it is. */
export type Written<Table extends { readonly $inferInsert: object }> = Omit<
  Table['$inferInsert'],
  'id' | 'companyId'
>;

/** Reads the id of the one row that a statement wrote. @throws {Error} where it wrote none */
export function firstId(rows: readonly { readonly id: string }[]): string {
  const [row] = rows;
  if (row === undefined) throw new Error('The row was not written');
  return row.id;
}
