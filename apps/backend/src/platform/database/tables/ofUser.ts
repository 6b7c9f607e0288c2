import { partOf } from '../columns.ts';
import { users } from './users.tables.ts';

/** The student whose a row is, and with whom it goes. */
export const ofUser = () => partOf(() => users.id);
