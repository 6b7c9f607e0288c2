import { provideSchools } from '../../shared/school/school.store.ts';
import { provideLogin } from '../../shared/session/login.ts';
import { loadLogin } from '../session/access.ts';

/** Gives what all features use its way to what lies above them: the log-in, and the pages of another school. */
export function provideFeatures(): void {
  provideLogin(loadLogin);
  provideSchools(async (...wanted) => (await import('../school/loadSchool.ts')).loadSchool(...wanted));
}
