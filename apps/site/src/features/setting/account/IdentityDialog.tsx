import { Dialog } from '@lectern/ui/Dialog';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { account as accountState, loadAccount } from './account.store.ts';
import { accountTexts } from './account.texts.ts';
import { endIdentity, identity } from './identity.store.ts';
import { IdentityForm } from './IdentityForm.tsx';

/** A dialog that checks the student's identity before a change of log-in credentials, on any page. */
export function IdentityDialog() {
  const texts = useTexts(accountTexts);
  const { isAsked } = useSnapshot(identity);
  const { status, account } = useSnapshot(accountState);
  if (!isAsked) return null;
  return (
    <Dialog isOpen width={400} title={texts.verifyTitle} onClose={() => endIdentity()}>
      <DetailStates
        status={status}
        value={account}
        stays
        type="blank"
        failed={texts.failed}
        onRetry={() => void loadAccount()}
        skeleton="160px"
      >
        {(own) => <IdentityForm account={own} onProven={endIdentity} />}
      </DetailStates>
    </Dialog>
  );
}
