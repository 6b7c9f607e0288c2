import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { type Kind } from './address.ts';
import { SearchTabs } from './SearchTabs.tsx';
import { results, showResults } from './search.store.ts';

/** {@link SearchTabs} for a page that shows only one kind; it requests the counts of the others itself. */
export function CountedTabs({ text, current }: { readonly text: string; readonly current: Kind }) {
  const { value } = useSnapshot(results);
  useLoad(showResults, { text, kind: '', page: 1 } as const);
  return <SearchTabs text={text} current={current} groups={value?.groups ?? []} />;
}
