import { ButtonLink } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { planTexts } from './plan.texts.ts';

/** Says that the school has no plans, and leads on to its courses. */
export function NoPlans() {
  const texts = useTexts(planTexts);
  return (
    <EmptyState
      type="course"
      title={texts.none}
      description={texts.noneHelp}
      action={
        <ButtonLink variant="primary" href="#/course/list">
          {texts.toCourses}
        </ButtonLink>
      }
    />
  );
}
