import { Button } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { openLogin } from '../../../shared/session/login.ts';
import { communityTexts } from '../community.texts.ts';

/** Asks a visitor to log in where the student's own would be. */
export function LoginFirst() {
  const texts = useTexts(communityTexts);
  return (
    <EmptyState
      type="wenda"
      title={texts.loginMine}
      action={
        <Button variant="primary" onClick={() => openLogin('login')}>
          {texts.login}
        </Button>
      }
    />
  );
}
