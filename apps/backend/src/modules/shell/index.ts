import { inTransaction } from '../../database/connection.ts';
import type { Module } from '../../http/module.ts';
import { companyChanged } from '../../http/tenants.ts';
import { plantSchools } from '../../seed/companies.seed.ts';
import { accessRoutes } from './access.handlers.ts';
import { companyRoutes } from './company.handlers.ts';
import { pageRoutes } from './page.handlers.ts';
import { schoolRoutes } from './school.handlers.ts';
import { userRoutes } from './user.handlers.ts';

/** The frame of every page: company, schools, menus, footer, who is logged in. */
export const shell: Module = {
  name: 'shell',
  routes: [...companyRoutes, ...schoolRoutes, ...pageRoutes, ...userRoutes, ...accessRoutes],
  /** Follows the folders of schools at every start, so that a new school is there at once. */
  async start({ config, connection, events, tenants }) {
    const { schoolsDir } = config;
    if (schoolsDir === undefined) return;
    const changed = await inTransaction(connection.db, (tx) => plantSchools(tx, schoolsDir));
    if (changed.length > 0) tenants.forget();
    for (const companyId of changed) await events.publish(companyChanged, { companyId });
  },
};
