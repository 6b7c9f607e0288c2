import type { TargetType } from '@lectern/sdk/endpoints/agreement';
import { protocols, protocolTargets } from '../../src/modules/agreement/agreement.tables.ts';
import type { TestApp } from '../createTestApp.ts';

/** Properties of a test's agreement. */
export interface AgreementOptions {
  readonly targetType?: TargetType;
  /** Id of the course, package or chapter. */
  readonly targetId: string;
  readonly values?: Partial<typeof protocols.$inferInsert>;
  /** @defaultValue true */
  readonly isSignatureNeeded?: boolean;
}

/** Adds an agreement that a course requires, or another target; returns its id. */
export async function addAgreement(
  app: TestApp,
  companyId: string,
  options: AgreementOptions,
): Promise<string> {
  const { db } = app.parts.connection;
  const { targetType = 'COURSE', targetId, values = {}, isSignatureNeeded = true } = options;
  const [protocol] = await db
    .insert(protocols)
    .values({ name: '学习协议', content: '**约定**\n\n按时上课。', ...values, companyId })
    .returning();
  if (protocol === undefined) throw new Error('The agreement was not added');
  await db
    .insert(protocolTargets)
    .values({ companyId, protocolId: protocol.id, targetType, targetId, isSignatureNeeded });
  return protocol.id;
}
