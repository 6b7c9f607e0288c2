import { useTexts } from '@lectern/ui/locale';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { OWN, resourcesHref } from './address.ts';
import { resourceTexts } from './resource.texts.ts';

/** The three lists of files. */
export function ResourceTabs({ current }: { readonly current: 'all' | 'students' | 'mine' }) {
  const { lists, tabs } = useTexts(resourceTexts);
  return (
    <PageTabs
      label={lists}
      current={current}
      tabs={[
        { id: 'all', href: resourcesHref(), name: tabs.all },
        { id: 'students', href: resourcesHref({ isOfStudents: true }), name: tabs.students },
        { id: 'mine', href: OWN, name: tabs.mine },
      ]}
    />
  );
}
