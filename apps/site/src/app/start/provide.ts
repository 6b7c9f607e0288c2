import { provideSchools } from '../../shared/school/school.store.ts';
import { provideLogin } from '../../shared/session/login.ts';
import { loadLogin } from '../session/access.ts';

/**
 * Injects into the shared code the functions it needs from higher layers: the log-in, and loading the pages of
 * another school.
 */
export function provideFeatures(): void {
  provideLogin(loadLogin);
  provideSchools(async (...args) => (await import('../school/loadSchool.ts')).loadSchool(...args));
}
