import type { SignState } from '@lectern/sdk/endpoints/proxyExam';
import type { TagTone } from '@lectern/ui/Badge';

/** The tone of each state; the tag's text says the same. */
export const stateTones: Readonly<Record<SignState, TagTone>> = {
  open: 'accent',
  draft: 'warning',
  returned: 'danger',
  submitted: 'info',
  accepted: 'success',
  closed: 'neutral',
};
