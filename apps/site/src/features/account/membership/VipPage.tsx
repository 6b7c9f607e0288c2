import { useTexts } from '@lectern/ui/locale';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { Lead } from '../../../shared/page/Lead.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { membershipTexts } from './membership.texts.ts';
import { showMembership } from './membership.store.ts';
import { Plans } from './Plans.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = () => showMembership.prefetch();

/** The membership zone (/vip): the memberships for sale, for visitors too. */
export default function VipPage() {
  const texts = useTexts(membershipTexts);
  return (
    <Page title={texts.vip}>
      <Lead>{texts.lead}</Lead>
      <Plans headings="h2" />
    </Page>
  );
}
