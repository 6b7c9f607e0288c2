import { Button } from '@lectern/ui/Button';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { session } from '../../../shared/session/session.store.ts';
import type { Author } from '../community.model.ts';
import { revisionsTexts } from '../revisions/revisions.texts.ts';

export interface MentionButtonProps {
  readonly author: Author;
  /** Told the name that is to be called. */
  readonly onMention: (name: string) => void;
}

/** Calls a fellow student by name in what one writes; teachers have no account to hear of it. */
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
