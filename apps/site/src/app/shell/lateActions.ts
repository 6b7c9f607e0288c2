/** The shell's actions that are loaded on demand, all in one chunk. */
export { chooseSchool } from '../../shared/school/chooseSchool.ts';
export { toastSchoolProblem } from '../school/schoolProblem.ts';
export { openAdminCentre } from './adminCentre.ts';
export const loadSuggestions = () => import('../../features/search/Suggestions.tsx');
