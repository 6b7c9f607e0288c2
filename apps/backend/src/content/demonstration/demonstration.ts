import type { Queryable } from '../../platform/database/connection.ts';
import { seedAccounts } from './account.seed.ts';
import { seedAgreements } from './agreements.seed.ts';
import { seedCertificates } from './certificates.seed.ts';
import { seedCommunity } from './community.seed.ts';
import { seedExams } from './exams.seed.ts';
import { seedGroups } from './groups.seed.ts';
import { seedHomework } from './homework.seed.ts';
import { seedInvoices } from './invoices.seed.ts';
import { seedLearning } from './learning.seed.ts';
import { seedMessages } from './messages.seed.ts';
import { seedOpenClasses } from './openClasses.seed.ts';
import { seedOrders } from './orders.seed.ts';
import { seedPlans } from './plans.seed.ts';
import { seedPractice } from './practice.seed.ts';
import { seedProxyExams } from './proxyExams.seed.ts';
import { seedResources } from './resources.seed.ts';
import { seedCore } from './core.ts';
import { applyBank, applyFolders } from './tables.ts';

/** A part of the demonstration. */
export interface Seed {
  /** Names it in the database, so that it is written once. */
  readonly name: string;
  /** Writes it, in one transaction. */
  readonly seed: (tx: Queryable) => Promise<void>;
}

/** The demonstration, in the order in which its parts are written: what others build on comes first. */
export const demonstration: readonly Seed[] = [
  { name: 'core', seed: seedCore },
  { name: 'question', seed: applyBank },
  { name: 'catalogue', seed: applyFolders },
  { name: 'order', seed: seedOrders },
  { name: 'learning', seed: seedLearning },
  { name: 'message', seed: seedMessages },
  { name: 'exam', seed: seedExams },
  { name: 'agreement', seed: seedAgreements },
  { name: 'proxyExam', seed: seedProxyExams },
  { name: 'account', seed: seedAccounts },
  { name: 'invoice', seed: seedInvoices },
  { name: 'certificate', seed: seedCertificates },
  { name: 'homework', seed: seedHomework },
  { name: 'community', seed: seedCommunity },
  { name: 'group', seed: seedGroups },
  { name: 'plan', seed: seedPlans },
  { name: 'resource', seed: seedResources },
  { name: 'openClass', seed: seedOpenClasses },
  { name: 'practice', seed: seedPractice },
];
