import { Button } from '@lectern/ui/Button';
import { EmptyState, type EmptyStateProps } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { openLogin } from '../../../shared/session/login.ts';
import { communityTexts } from '../community.texts.ts';

/** Asks a visitor to log in, in place of the student's own list. */
export function LoginFirst(look: Pick<EmptyStateProps, 'type' | 'title'>) {
  const texts = useTexts(communityTexts);
  return (
    <EmptyState
      {...look}
      action={
        <Button variant="primary" onClick={() => openLogin('login')}>
          {texts.login}
        </Button>
      }
    />
  );
}
