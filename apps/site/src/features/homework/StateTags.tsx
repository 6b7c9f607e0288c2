import type { HomeworkState } from '@lectern/sdk/endpoints/homework';
import { Tag, type TagTone } from '@lectern/ui/Badge';
import { useTexts } from '@lectern/ui/locale';
import type { Homework } from './homework.model.ts';
import { homeworkTexts } from './homework.texts.ts';

// The text of the tag says the same as its tone.
const stateTones: Readonly<Record<HomeworkState, TagTone>> = {
  waiting: 'accent',
  draft: 'warning',
  returned: 'danger',
  submitted: 'info',
  marked: 'success',
  closed: 'neutral',
};

/** Shows the homework's state, whether it is a paper, and whether it was late. */
export function StateTags({ homework: { state, isLate, paperId } }: { readonly homework: Homework }) {
  const texts = useTexts(homeworkTexts);
  return (
    <>
      <Tag tone={stateTones[state]}>{texts.states[state]}</Tag>
      {paperId !== '' && <Tag>{texts.paper}</Tag>}
      {isLate && <Tag tone="warning">{texts.late}</Tag>}
    </>
  );
}
