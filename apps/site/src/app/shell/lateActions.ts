/** What the shell does when somebody asks for it: one file that comes with the first of them. */
export { chooseSchool } from '../../shared/school/chooseSchool.ts';
export { tellProblem } from '../school/schoolProblem.ts';
export { openAdminCentre } from './adminCentre.ts';
export const loadSuggestions = () => import('../../features/search/Suggestions.tsx');
