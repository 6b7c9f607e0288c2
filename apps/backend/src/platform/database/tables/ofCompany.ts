import { id, refersTo } from '../columns.ts';
import { companies } from './companies.tables.ts';

/** The company that a row belongs to. */
export const ofCompany = () => refersTo(() => companies.id);

/** The first columns of most tables: the primary key and the company. Spread them into the columns. */
export const rowOfCompany = () => ({ id: id().primaryKey(), companyId: ofCompany() });
