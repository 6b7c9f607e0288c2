import { Card } from '@lectern/ui/Card';
import { AwardIcon } from '@lectern/ui/icon';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { membershipTexts } from './membership.texts.ts';
import * as css from './membership.css.ts';
import { membership, showMembership } from './membership.store.ts';
import { Plans } from './Plans.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = () => showMembership.prefetch();

/** The student's membership (/personal/accountcenter/account/member), and the memberships for sale. */
export default function MemberPage() {
  const texts = useTexts(membershipTexts);
  return (
    <AccountFrame current="member">
      <Status />
      <Heading above="x8" below="x4">
        {texts.plans}
      </Heading>
      <Plans headings="h3" />
    </AccountFrame>
  );
}

/** The student's membership. It is not shown until it is known; if loading failed, the list below says so. */
function Status() {
  const texts = useTexts(membershipTexts);
  const locale = useLocale();
  const { status, isMember, planId, endsAt, plans } = useSnapshot(membership);
  if (status === 'failed') return null;
  if (status !== 'ready' && plans.length === 0) return <Skeleton shape="box" height="104px" />;
  const name = plans.find(({ id }) => id === planId)?.name ?? '';
  const day = formatTime(endsAt, 'day', locale);
  return (
    <Card
      as="section"
      padding="large"
      className={css.status}
      aria-label={texts.yours}
      {...(isMember && { 'data-member': '' })}
    >
      <span className={css.icon}>
        <AwardIcon size={28} />
      </span>
      <div className={css.text}>
        <p className={css.name}>{isMember ? texts.isMember(name) : texts.isNone}</p>
        <p className={css.hint}>{isMember ? day !== '' && texts.validUntil(day) : texts.noneHelp}</p>
      </div>
    </Card>
  );
}
