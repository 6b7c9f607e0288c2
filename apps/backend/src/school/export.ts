import type { Progress } from '../platform/commands/progress.ts';
import { countOwned, ownedRows, readReferences } from '../platform/database/rows/ownedRows.ts';
import { changeNamed, filesOf, namesFiles } from './pictures.ts';
import type { OpenScope } from './scope.ts';
import type { Subject } from './subject.ts';
import { columnsOf, type Row } from './table.ts';
import type { FilledTable } from './sources/writeWorkbook.ts';

/** Steps per row: reading and writing. */
const STEPS = 2;

/** Estimates the steps of {@link readExisting}. */
export async function countExported(
  { tx, companyId }: OpenScope,
  subjects: readonly Subject[],
): Promise<number> {
  const { condition } = ownedRows(await readReferences(tx), { table: 'companies', column: 'company_id' });
  const tables = subjects.flatMap(({ stored }) => stored ?? []);
  return STEPS * (await countOwned(tx, { tables, condition }, companyId)).total;
}

/** Reads everything a school has, in the form of its tables; the files that rows name are written beside the export. */
export async function readExisting(
  scope: OpenScope,
  subjects: readonly Subject[],
  progress: Progress,
): Promise<FilledTable[]> {
  const filled: FilledTable[] = [];
  for (const subject of subjects) {
    const { table } = subject;
    const fileColumns = columnsOf(table).filter(([, column]) => namesFiles(column));
    const rows: Row[] = [];
    const stored = await scope.stored(subject);
    progress.advance(stored.length);
    for (const { row } of stored) {
      progress.advance(1);
      const cells = { ...row };
      for (const [id, { type }] of fileColumns) {
        const files = filesOf(scope, type);
        cells[id] = await changeNamed(type, row[id] ?? null, (named) => files.writeOut(named));
      }
      rows.push(cells);
    }
    filled.push({ table, rows });
  }
  return filled;
}
