import { changeNamed, filesOf, namesFiles } from './pictures.ts';
import type { OpenScope } from './scope.ts';
import type { Subject } from './subject.ts';
import { columnsOf, type Row } from './table.ts';
import type { FilledTable } from './writeWorkbook.ts';

/** Reads all that a school has, as it is written out; the files that rows name are written beside it. */
export async function readExisting(scope: OpenScope, subjects: readonly Subject[]): Promise<FilledTable[]> {
  const filled: FilledTable[] = [];
  for (const subject of subjects) {
    const { table } = subject;
    const fileColumns = columnsOf(table).filter(([, column]) => namesFiles(column));
    const rows: Row[] = [];
    for (const { row } of await scope.stored(subject)) {
      const written = { ...row };
      for (const [id, { type }] of fileColumns) {
        const files = filesOf(scope, type);
        written[id] = await changeNamed(type, row[id] ?? null, (named) => files.writeOut(named));
      }
      rows.push(written);
    }
    filled.push({ table, rows });
  }
  return filled;
}
