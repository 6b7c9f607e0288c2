import { mkdir } from 'node:fs/promises';
import { inTransaction } from '../platform/database/connection.ts';
import type { Module } from '../platform/module.ts';
import { fileStore } from '../platform/files/fileStore.ts';
import { companyChanged } from '../platform/http/tenants.ts';
import { seedSchools } from './schools/companies.seed.ts';
import { mountDrawings } from '../drawing/mountDrawings.ts';

/** Loads the schools' folders and the demonstration's files into the running back end, and serves drawings. */
export const contentModule: Module = {
  name: 'content',
  routes: [],
  plugin: (app) => mountDrawings(app),
  /**
   * Loads the folders of schools at every start, so that a new school is available at once, and copies the
   * demonstration's files.
   */
  async start({ config, connection, events, tenants, services }) {
    if (config.mode !== 'production') {
      const { copyDemoFiles } = await import('./demoFiles.ts');
      await copyDemoFiles(connection.db, services.get(fileStore));
    }
    const { schoolsDir, schoolEditsDir } = config;
    if (schoolsDir === undefined) return;
    // A new server has no such folder before its first school is created; a failure is reported when the folder
    // is read.
    await mkdir(schoolsDir, { recursive: true }).catch(() => undefined);
    const changed = await inTransaction(connection.db, (tx) => seedSchools(tx, schoolsDir, schoolEditsDir));
    if (changed.length > 0) tenants.forget();
    for (const companyId of changed) await events.publish(companyChanged, { companyId });
  },
};
