import { useTexts } from '@lectern/ui/locale';
import { Page } from '../../../shared/page/Page.tsx';
import { membershipTexts } from './membership.texts.ts';
import * as css from './membership.css.ts';
import { Plans } from './Plans.tsx';

/** The membership zone (/vip): what the school sells, for visitors too. */
export default function VipPage() {
  const texts = useTexts(membershipTexts);
  return (
    <Page title={texts.vip}>
      <p className={css.lead}>{texts.lead}</p>
      <Plans headings="h2" />
    </Page>
  );
}
