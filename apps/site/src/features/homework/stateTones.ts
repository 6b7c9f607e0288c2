import type { HomeworkState } from '@lectern/sdk/endpoints/homework';
import type { TagTone } from '@lectern/ui/Badge';

/** The tone of each state; the tag's text says the same. */
export const stateTones: Readonly<Record<HomeworkState, TagTone>> = {
  waiting: 'accent',
  draft: 'warning',
  returned: 'danger',
  submitted: 'info',
  marked: 'success',
  closed: 'neutral',
};
