import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { AccountCodeField } from './AccountCodeField.tsx';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import type { PasswordForm as Values } from './account.rules.ts';
import { type Account, changePassword, waitKeyOf } from './account.store.ts';
import { accountTexts } from './account.texts.ts';
import { FormFrame } from './FormFrame.tsx';
import * as css from './setting.css.ts';
import { useSettingForm } from './useSettingForm.ts';

const bySms = lateRules<Values>(async (by) => by((await import('./account.rules.ts')).passwordRules.sms));
const byPassword = lateRules<Values>(async (by) =>
  by((await import('./account.rules.ts')).passwordRules.password),
);

interface PasswordFormProps {
  readonly account: Account;
  readonly onDone: () => void;
}

/** Sets a new password, confirmed by the current one or by a code sent to the phone. */
export function PasswordForm({ account, onDone }: PasswordFormProps) {
  const texts = useTexts(accountTexts);
  const [isBySms, setBySms] = useState(!account.hasPassword);
  const form = useSettingForm<Values>({
    resolver: isBySms ? bySms : byPassword,
    defaultValues: { oldPassword: '', code: '', password: '', repeated: '' },
  });
  const hasBoth = account.hasPassword && account.mobile !== '' && account.sendsSms;

  const change = async ({ oldPassword, code, password }: Values) => {
    const outcome = await changePassword(password, isBySms ? { smsCode: code.trim() } : { oldPassword });
    if (outcome.isDone) return outcome;
    const { field, reason, message } = outcome;
    return {
      ...outcome,
      field: field === 'smsCode' ? 'code' : field,
      // If the reason is the key of a text, the field shows that text in the page's language.
      message: reason !== undefined && Object.hasOwn(texts, reason) ? reason : message,
    };
  };

  return (
    <FormFrame
      onSubmit={form.attempt(change, onDone)}
      problem={form.problem}
      submitLabel={texts.save}
      isBusy={form.isBusy}
    >
      {isBySms ? (
        <AccountCodeField
          {...form.register('code')}
          onSent={() => form.setFocus('code')}
          target={async () => ({ to: { for: 'password' }, name: account.mobile })}
          wait={waitKeyOf({ for: 'password' })}
          onRefused={form.show}
          message={form.messageOf('code')}
        />
      ) : (
        <TextField
          {...form.register('oldPassword')}
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          message={form.messageOf('oldPassword')}
        />
      )}
      {hasBoth && (
        <button
          type="button"
          className={css.link}
          onClick={() => {
            setBySms(!isBySms);
            form.clearErrors();
          }}
        >
          {isBySms ? texts.usePassword : texts.useSms}
        </button>
      )}
      <TextField
        {...form.register('password')}
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        message={form.messageOf('password')}
      />
      <TextField
        {...form.register('repeated')}
        label={texts.repeatPassword}
        type="password"
        autoComplete="new-password"
        message={form.messageOf('repeated')}
      />
    </FormFrame>
  );
}
