import { refersTo } from '../columns.ts';
import { companies } from './companies.tables.ts';

/** The company that a row belongs to. */
export const ofCompany = () => refersTo(() => companies.id);
