import { idOf } from '../columns.ts';
import { companies } from './companies.tables.ts';

/** The company that a row belongs to. */
export const ofCompany = () =>
  idOf()
    .notNull()
    .references(() => companies.id);
