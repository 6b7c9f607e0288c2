import { inTransaction } from '../database/connection.ts';
import type { Module } from '../http/module.ts';
import { companyChanged } from '../http/tenants.ts';
import { drawnFiles } from '../modules/resource/index.ts';
import { seedSchools } from './companies.seed.ts';
import { drawDemoFile } from './drawing/demoFile.ts';

/** What a school's folder and the demonstration bring into the running back end. */
export const demonstrationModule: Module = {
  name: 'demonstration',
  routes: [],
  setup: ({ services }) => services.provide(drawnFiles, { draw: drawDemoFile }),
  /** Follows the folders of schools at every start, so that a new school is there at once. */
  async start({ config, connection, events, tenants }) {
    const { schoolsDir } = config;
    if (schoolsDir === undefined) return;
    const changed = await inTransaction(connection.db, (tx) => seedSchools(tx, schoolsDir));
    if (changed.length > 0) tenants.forget();
    for (const companyId of changed) await events.publish(companyChanged, { companyId });
  },
};
