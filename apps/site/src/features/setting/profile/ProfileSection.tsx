import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { Heading, Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { toast } from '../../../shared/overlays/toast.ts';
import type { Result } from '../../../shared/result.ts';
import { profileTexts } from './profile.texts.ts';
import * as css from './ProfilePage.css.ts';

interface ProfileSectionProps {
  readonly name: string;
  /** A sentence below the name. */
  readonly description?: string;
  /** Saves the section; undefined if a field is invalid and shows that itself. */
  readonly onSave: () => Promise<Result | undefined>;
  readonly children: ReactNode;
}

/** A section of the profile that is saved on its own. */
export function ProfileSection({ name, description, onSave, children }: ProfileSectionProps) {
  const texts = useTexts(profileTexts);
  const heading = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const save = async () => {
    setBusy(true);
    setProblem('');
    const outcome = await onSave();
    setBusy(false);
    if (outcome === undefined) return;
    if (outcome.isDone) toast(texts.saved, { tone: 'success' });
    else setProblem(outcome.message || texts.notSaved);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Heading id={heading} below="x4">
        {name}
      </Heading>
      {description !== undefined && <p className={css.hint}>{description}</p>}
      <form noValidate onSubmit={handleSubmit}>
        {children}
        <Inline above="x6" gap="x4" isOneLine>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {texts.save}
          </Button>
          <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
        </Inline>
      </form>
    </Card>
  );
}
