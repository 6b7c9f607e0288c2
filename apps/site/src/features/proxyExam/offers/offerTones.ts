import type { OfferState } from '@lectern/sdk/endpoints/proxyExam';
import type { TagTone } from '@lectern/ui/Badge';

/** The tone of each state; the tag's text says the same. */
export const offerTones: Readonly<Record<OfferState, TagTone>> = {
  open: 'success',
  soon: 'accent',
  closed: 'neutral',
};
