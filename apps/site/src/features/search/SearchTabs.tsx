import { useTexts } from '@lectern/ui/locale';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { KINDS, type Kind, searchHref } from './address.ts';
import { countOf } from './countOf.ts';
import type { HitGroup } from './found.model.ts';
import { searchTexts } from './search.texts.ts';

export interface SearchTabsProps {
  readonly text: string;
  /** Empty for all kinds. */
  readonly current: Kind | '';
  readonly groups: readonly Pick<HitGroup, 'kind' | 'total' | 'isCut'>[];
}

/** Links to the kinds with results, with their numbers. */
export function SearchTabs({ text, current, groups }: SearchTabsProps) {
  const texts = useTexts(searchTexts);
  const tabs = KINDS.flatMap((kind) => {
    const group = groups.find((one) => one.kind === kind);
    if (group === undefined && kind !== current) return [];
    const name = texts.kinds[kind];
    return {
      id: kind as Kind | '',
      href: searchHref({ text, kind }),
      name: group === undefined ? name : texts.withCount(name, countOf(group)),
    };
  });
  return (
    <PageTabs
      label={texts.kindsLabel}
      tabs={[{ id: '', href: searchHref({ text }), name: texts.all }, ...tabs]}
      current={current}
    />
  );
}
