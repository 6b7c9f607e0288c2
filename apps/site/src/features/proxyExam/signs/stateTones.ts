import type { SignState } from '@lectern/sdk/endpoints/proxyExam';
import type { TagTone } from '@lectern/ui/Badge';

/** The tone in which a state is shown; its words say the same. */
export const stateTones: Readonly<Record<SignState, TagTone>> = {
  open: 'accent',
  draft: 'warning',
  returned: 'danger',
  submitted: 'info',
  accepted: 'success',
  closed: 'neutral',
};
