import type { OfferState } from '@lectern/sdk/endpoints/proxyExam';
import type { TagTone } from '@lectern/ui/Badge';

/** The tone in which a state is shown; its words say the same. */
export const offerTones: Readonly<Record<OfferState, TagTone>> = {
  open: 'success',
  soon: 'accent',
  closed: 'neutral',
};
