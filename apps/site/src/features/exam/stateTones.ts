import type { TagTone } from '@lectern/ui/Badge';
import type { ExamState } from './exam.model.ts';

/** The tone in which a state of an exam is shown; its words say the same. */
export const stateTones: Readonly<Record<ExamState, TagTone>> = {
  open: 'success',
  doing: 'warning',
  notOpen: 'info',
  submitted: 'neutral',
  marking: 'neutral',
  published: 'accent',
  missed: 'neutral',
};
