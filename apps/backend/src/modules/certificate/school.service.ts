import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  idOfOnlyRow,
  rowReader,
  rowDeleter,
  type WritableRow,
} from '../../platform/database/rows/writtenRow.ts';
import { certificateTemplates } from './certificate.tables.ts';

/** Reads a company's certificates, oldest first. */
export const readCertificateRows = rowReader(certificateTemplates);

/** Inserts or updates a certificate; issued ones stay as printed. @param id undefined for a new one. */
export async function saveCertificate(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { createdAt, ...values }: WritableRow<typeof certificateTemplates>,
): Promise<string> {
  const returned = { id: certificateTemplates.id };
  return idOfOnlyRow(
    id === undefined
      ? await tx
          .insert(certificateTemplates)
          .values({ ...values, companyId, createdAt })
          .returning(returned)
      : await tx
          .update(certificateTemplates)
          .set(values)
          .where(eq(certificateTemplates.id, id))
          .returning(returned),
  );
}

/** Deletes certificates that no student has. */
export const removeCertificates = rowDeleter(certificateTemplates);
