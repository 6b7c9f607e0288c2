import type { TagTone } from '@lectern/ui/Badge';
import type { ExamState } from './exam.model.ts';

/** The tone of each exam state; the tag's text says the same. */
export const stateTones: Readonly<Record<ExamState, TagTone>> = {
  open: 'success',
  doing: 'warning',
  notOpen: 'info',
  submitted: 'neutral',
  marking: 'neutral',
  published: 'accent',
  missed: 'neutral',
};
