import type { HomeworkState } from '@lectern/sdk/endpoints/homework';
import type { TagTone } from '@lectern/ui/Badge';

/** The tone in which a state is shown; its words say the same. */
export const stateTones: Readonly<Record<HomeworkState, TagTone>> = {
  waiting: 'accent',
  draft: 'warning',
  returned: 'danger',
  submitted: 'info',
  marked: 'success',
  closed: 'neutral',
};
