import { certificateTemplates } from '../../src/modules/certificate/certificate.tables.ts';
import type { TestApp } from '../createTestApp.ts';

/** Adds a certificate to a company; returns its id. */
export async function addCertificate(
  app: TestApp,
  companyId: string,
  values: Partial<typeof certificateTemplates.$inferInsert> = {},
): Promise<string> {
  const [row] = await app.parts.connection.db
    .insert(certificateTemplates)
    .values({
      name: '结业证书',
      nameEn: 'Certificate',
      words: '{name} 学完《{source}》，准予结业。',
      createdAt: app.clock.now(),
      ...values,
      companyId,
    })
    .returning();
  if (row === undefined) throw new Error('The certificate was not added');
  return row.id;
}
