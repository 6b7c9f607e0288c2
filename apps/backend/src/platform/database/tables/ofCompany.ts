import { id, refersTo } from '../columns.ts';
import { companies } from './companies.tables.ts';

/** The company that a row belongs to. */
export const ofCompany = () => refersTo(() => companies.id);

/** What most tables begin with: a row of a company, by an id of its own. Spread it into the columns. */
export const rowOfCompany = () => ({ id: id().primaryKey(), companyId: ofCompany() });
