import { partOf } from '../columns.ts';
import { users } from './users.tables.ts';

/** The student that a row belongs to; it is deleted with the student's account. */
export const ofUser = () => partOf(() => users.id);
