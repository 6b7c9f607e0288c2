import { useTexts } from '@lectern/ui/locale';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { planTexts } from './plan.texts.ts';

/** An empty state for a school without plans, with a link to its courses. */
export function NoPlans() {
  const texts = useTexts(planTexts);
  return (
    <EmptyWithLink
      type="course"
      title={texts.empty}
      description={texts.noneHelp}
      href="#/course/list"
      label={texts.toCourses}
      isPrimary
    />
  );
}
