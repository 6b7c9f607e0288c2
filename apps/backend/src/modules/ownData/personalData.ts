import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  type Owner,
  ownedRows,
  readReferences,
  withoutSecrets,
} from '../../platform/database/rows/ownedRows.ts';

/** Rows by table name. */
export type PersonalData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The student's rows. Secrets that open an account and short-lived rows are not personal data to export. */
export const STUDENT: Owner = {
  table: 'users',
  column: 'user_id',
  without: new Set(['login_codes', 'upload_sessions']),
};

/** Reads all data of a student, without hashes, encrypted texts and secret keys. */
export async function readPersonalData(tx: Queryable, userId: string): Promise<PersonalData> {
  const { tables, condition } = ownedRows(await readReferences(tx), STUDENT);
  const data: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const table of tables) {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(owned) as row from ${sql.identifier(table)} owned where ${condition(table, userId)}`,
    );
    if (rows.length > 0) data[table] = rows.map(({ row }) => withoutSecrets(row));
  }
  return data;
}
