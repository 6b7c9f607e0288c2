import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../shared/session/session.store.ts';
import { type Kind } from './address.ts';
import { SearchTabs } from './SearchTabs.tsx';
import { results, showResults } from './search.store.ts';

/** {@link SearchTabs} for a page that shows only one kind; it requests the counts of the others itself. */
export function CountedTabs({ text, current }: { readonly text: string; readonly current: Kind }) {
  const { value } = useSnapshot(results);
  const { token, schoolId } = useSnapshot(session);
  useEffect(() => void showResults({ text, kind: '', page: 1 }), [text, token, schoolId]);
  return <SearchTabs text={text} current={current} groups={value?.groups ?? []} />;
}
