import type { HeaderProps } from '@lectern/ui/headers';
import { navigate } from '../../shared/routes/hashLocation.ts';

/** What comes when it is asked for. */
export const lateActions = () => import('./lateActions.ts');

/** Shows the courses that match what was typed; nothing typed shows all. */
const onSearch = (text: string): void =>
  navigate(text === '' ? '/course/list' : `/course/list?courseName=${encodeURIComponent(text)}`);

/** The header's search; what it offers while somebody types comes with its first focus. */
export const courseSearch: NonNullable<HeaderProps['search']> = {
  onSearch,
  onFocus: async (field) => (await (await lateActions()).loadSuggestions()).suggestBelow({ field, onSearch }),
};
