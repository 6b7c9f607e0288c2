import type { HeaderProps } from '@lectern/ui/headers';
import { navigate } from '../../shared/routes/hashLocation.ts';

/** The chunk of the shell's actions that are loaded on demand. */
export const lateActions = () => import('./lateActions.ts');

/** Shows the courses that match the search text; all courses if it is empty. */
const onSearch = (text: string): void =>
  navigate(text === '' ? '/course/list' : `/course/list?courseName=${encodeURIComponent(text)}`);

/** The header's search; the code of its suggestions is loaded with its first focus. */
export const courseSearch: NonNullable<HeaderProps['search']> = {
  onSearch,
  onFocus: async (field) => (await (await lateActions()).loadSuggestions()).suggestBelow({ field, onSearch }),
};
