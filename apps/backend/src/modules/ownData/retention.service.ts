import { recordAuditEntry } from '../../platform/audit/auditLog.ts';
import { privacyRule } from '../../platform/company/index.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { daysLater } from '../../platform/dates/days.ts';
import { deleteAttemptFaces } from '../answering/index.ts';
import { deleteFaces } from '../face/index.ts';
import { deleteIdentities } from '../studentInfo/index.ts';

/** Deletes ID numbers and face checks older than their school's retention rule; a school without a rule keeps them. */
export async function applyRetention({
  connection: { db },
  clock,
}: Pick<AppParts, 'connection' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (days: number): Date => daysLater(now, -days);
  for (const company of await db.select().from(companies)) {
    const { identityDays, faceDays } = privacyRule(company);
    if (identityDays === 0 && faceDays === 0) continue;
    await db.transaction(async (tx) => {
      const identities =
        identityDays === 0 ? 0 : await deleteIdentities(tx, company.id, before(identityDays));
      const faces =
        faceDays === 0
          ? 0
          : (await deleteFaces(tx, company.id, before(faceDays))) +
            (await deleteAttemptFaces(tx, company.id, before(faceDays)));
      if (identities + faces > 0)
        await recordAuditEntry(tx, {
          companyId: company.id,
          at: now,
          actor: 'lectern',
          action: 'retention kept',
          details: { identities, faces },
        });
    });
  }
}
