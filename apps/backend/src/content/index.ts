import { inTransaction } from '../platform/database/connection.ts';
import type { Module } from '../platform/http/module.ts';
import { companyChanged } from '../platform/http/tenants.ts';
import { drawnFiles } from '../modules/resource/index.ts';
import { seedSchools } from './schools/companies.seed.ts';
import { mountDrawings } from './drawing/mountDrawings.ts';
import { drawDemoFile } from './demonstration/demoFile.ts';

/** What a school's folder and the demonstration bring into the running back end, and the drawings that they show. */
export const contentModule: Module = {
  name: 'content',
  routes: [],
  setup: ({ services }) => services.provide(drawnFiles, { draw: drawDemoFile }),
  plugin: (app) => mountDrawings(app),
  /** Follows the folders of schools at every start, so that a new school is there at once. */
  async start({ config, connection, events, tenants }) {
    const { schoolsDir, schoolEditsDir } = config;
    if (schoolsDir === undefined) return;
    const changed = await inTransaction(connection.db, (tx) => seedSchools(tx, schoolsDir, schoolEditsDir));
    if (changed.length > 0) tenants.forget();
    for (const companyId of changed) await events.publish(companyChanged, { companyId });
  },
};
