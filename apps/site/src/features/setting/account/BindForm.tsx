import { MobileField, TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { AccountCodeField } from './AccountCodeField.tsx';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import type { BindForm as Values } from './account.rules.ts';
import { bindEmail, bindMobile } from './account.store.ts';
import { accountTexts } from './account.texts.ts';
import { FormFrame } from './FormFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

const resolvers = {
  mobile: lateRules<Values>(async (by) => by((await import('./account.rules.ts')).bindRules.mobile)),
  email: lateRules<Values>(async (by) => by((await import('./account.rules.ts')).bindRules.email)),
};

interface BindFormProps {
  readonly kind: 'mobile' | 'email';
  /** From `IdentityForm`; empty if the account has no means of proof yet. */
  readonly verifyToken: string;
  readonly onDone: () => void;
}

/** Binds a new number or address with a code sent to it. */
export function BindForm({ kind, verifyToken, onDone }: BindFormProps) {
  const texts = useTexts(accountTexts);
  const form = useSettingForm<Values>({ resolver: resolvers[kind], defaultValues: { to: '', code: '' } });
  const isMobile = kind === 'mobile';
  const bind = isMobile ? bindMobile : bindEmail;

  const target = async () => {
    if (!(await form.trigger('to', { shouldFocus: true }))) return undefined;
    const to = form.getValues('to').trim();
    return {
      to: isMobile ? { for: 'mobile' as const, mobile: to } : { for: 'email' as const, email: to },
      name: to,
    };
  };

  return (
    <FormFrame
      onSubmit={form.attempt(
        async ({ to, code }) => mapFieldNames(await bind(to.trim(), code.trim(), verifyToken)),
        onDone,
      )}
      problem={form.problem}
      submitLabel={texts.save}
      isBusy={form.isBusy}
    >
      {isMobile ? (
        <MobileField {...form.register('to')} label={texts.newMobile} message={form.messageOf('to')} />
      ) : (
        <TextField
          {...form.register('to')}
          label={texts.newEmail}
          type="email"
          autoComplete="email"
          message={form.messageOf('to')}
        />
      )}
      <AccountCodeField
        {...form.register('code')}
        onSent={() => form.setFocus('code')}
        target={target}
        wait={form.watch('to').trim()}
        onRefused={(outcome) => form.show(mapFieldNames(outcome))}
        message={form.messageOf('code')}
      />
    </FormFrame>
  );
}

/** Maps the server's field names to those of the form: the number or address is `to`, and the code is `code`. */
function mapFieldNames<Result extends { readonly isDone: boolean; readonly field?: string }>(
  outcome: Result,
): Result {
  const names: Readonly<Record<string, string>> = { mobile: 'to', email: 'to', smsCode: 'code' };
  const field = names[outcome.field ?? ''];
  return field === undefined ? outcome : { ...outcome, field };
}
