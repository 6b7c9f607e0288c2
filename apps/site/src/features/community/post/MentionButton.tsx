import { Button } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { Author } from '../community.model.ts';
import { revisionsTexts } from '../revisions/revisions.texts.ts';

export interface MentionButtonProps {
  readonly author: Author;
  /** Called with the name to mention. */
  readonly onMention: (name: string) => void;
}

/** Mentions a fellow student in the text being written; teachers have no account that could be notified. */
export function MentionButton({ author: { name, isOwn, isTeacher }, onMention }: MentionButtonProps) {
  const texts = useTexts(revisionsTexts);
  const locale = useLocale();
  const { token } = useSnapshot(session);
  if (token === '' || isOwn || isTeacher || name === '') return null;
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={labelled(locale, texts.mention, name)}
      onClick={() => onMention(name)}
    >
      @ {texts.mention}
    </Button>
  );
}
