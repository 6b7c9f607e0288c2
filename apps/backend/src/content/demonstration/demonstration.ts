import type { Queryable } from '../../platform/database/connection.ts';
import { seedAccounts } from './account.seed.ts';
import { seedAgreements } from './agreements.seed.ts';
import { seedCertificates } from './certificates.seed.ts';
import { seedExams } from './exams.seed.ts';
import { seedHomework } from './homework.seed.ts';
import { seedInvoices } from './invoices.seed.ts';
import { seedLearning } from './learning.seed.ts';
import { seedOrders } from './orders.seed.ts';
import { seedPractice } from './practice.seed.ts';
import { seedProxyExams } from './proxyExams.seed.ts';
import { playDeeds } from './playDeeds.ts';
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
  { name: 'exam', seed: seedExams },
  { name: 'agreement', seed: seedAgreements },
  { name: 'proxyExam', seed: seedProxyExams },
  { name: 'account', seed: seedAccounts },
  { name: 'invoice', seed: seedInvoices },
  { name: 'certificate', seed: seedCertificates },
  { name: 'homework', seed: seedHomework },
  { name: 'practice', seed: seedPractice },
  // Called by the first of the deeds, so that a database which has those keeps them once.
  { name: 'community', seed: (tx) => playDeeds(tx) },
];
