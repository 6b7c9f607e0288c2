import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import type { UsernameForm as Values } from './account.rules.ts';
import { bindUsername } from './account.store.ts';
import { accountTexts } from './account.texts.ts';
import { FormFrame } from './FormFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

const resolver = lateRules<Values>(async (by) => by((await import('./account.rules.ts')).usernameRules));

/** Sets the user name, which can be done only once. */
export function UsernameForm({ onDone }: { readonly onDone: () => void }) {
  const texts = useTexts(accountTexts);
  const form = useSettingForm<Values>({ resolver, defaultValues: { username: '' } });
  return (
    <FormFrame
      onSubmit={form.attempt(({ username }) => bindUsername(username.trim()), onDone)}
      problem={form.problem}
      submitLabel={texts.save}
      isBusy={form.isBusy}
    >
      <TextField
        {...form.register('username')}
        label={texts.username}
        autoComplete="username"
        maxLength={20}
        hint={texts.usernameOnce}
        message={form.messageOf('username')}
      />
    </FormFrame>
  );
}
