import type { OpenScope } from './scope.ts';
import type { Subject } from './subject.ts';
import { columnsOf, type Row } from './table.ts';
import type { FilledTable } from './writeWorkbook.ts';

/** Reads all that a school has, as it is written out; the files that rows name are written beside it. */
export async function readExisting(scope: OpenScope, subjects: readonly Subject[]): Promise<FilledTable[]> {
  const filled: FilledTable[] = [];
  for (const subject of subjects) {
    const { table } = subject;
    const fileColumns = columnsOf(table).filter(([, { type }]) => type === 'file' || type === 'video');
    const rows: Row[] = [];
    for (const { row } of await scope.stored(subject)) {
      const written = { ...row };
      for (const [id, { type }] of fileColumns) {
        const files = type === 'file' ? scope.files : scope.videos;
        written[id] = await files.writeOut(String(row[id] ?? ''));
      }
      rows.push(written);
    }
    filled.push({ table, rows });
  }
  return filled;
}
