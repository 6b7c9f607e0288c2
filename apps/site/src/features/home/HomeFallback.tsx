import { Button } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { enterSchool, school } from '../../shared/school/school.store.ts';
import { shell } from '../../shared/school/shell.store.ts';
import { homeTexts } from './home.texts.ts';

/** Shown in place of the shelves: there are none yet, or the page could not be loaded. */
export default function HomeFallback({ kind }: { readonly kind: 'empty' | 'failed' }) {
  const texts = useTexts(homeTexts);
  if (kind === 'empty')
    return <EmptyState type="course" title={texts.emptyTitle} description={texts.emptyText} />;
  const retry = () => void enterSchool(school.requested ?? { id: shell.current.brand.schoolId });
  return (
    <EmptyState
      type="blank"
      title={texts.failedTitle}
      description={texts.failedText}
      action={
        <Button variant="primary" onClick={retry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
