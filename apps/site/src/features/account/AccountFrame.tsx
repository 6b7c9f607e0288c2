import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { PageTabs } from '../../shared/page/PageTabs.tsx';
import { shell } from '../../shared/school/shell.store.ts';
import { PersonalFrame } from '../personal/index.ts';
import { accountTexts } from './account.texts.ts';
import { INVITE_HREF } from './address.ts';

/** A page of the account centre. */
export type AccountTab = 'member' | 'balance' | 'score' | 'coupon' | 'category' | 'invite';

export interface AccountFrameProps {
  readonly current: AccountTab;
  readonly children: ReactNode;
}

/** The account centre within the personal area. Points have a tab and a page if the school uses them. */
export function AccountFrame({ current, children }: AccountFrameProps) {
  const texts = useTexts(accountTexts);
  const { services, pointName } = useSnapshot(shell).current;
  const tabs = [
    { id: 'member', href: '#/personal/accountcenter/account/member', name: texts.member },
    { id: 'balance', href: '#/personal/accountcenter/account/balance', name: texts.money },
    { id: 'score', href: '#/personal/accountcenter/score', name: texts.points(pointName) },
    { id: 'coupon', href: '#/personal/accountcenter/coupon', name: texts.coupons },
    { id: 'category', href: '#/personal/accountcenter/category', name: texts.categories },
    { id: 'invite', href: INVITE_HREF, name: texts.invitations },
  ];
  return (
    <PersonalFrame current="accountcenter" title={texts.title}>
      <PageTabs
        label={texts.tabs}
        current={current}
        tabs={tabs.filter(({ id }) => id !== 'score' || services.hasPoints)}
      />
      {current === 'score' && !services.hasPoints ? (
        <EmptyState title={texts.noPoints(pointName)} />
      ) : (
        children
      )}
    </PersonalFrame>
  );
}
