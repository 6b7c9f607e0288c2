import { RadioGroup, TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import { AccountCodeField } from './AccountCodeField.tsx';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import type { IdentityForm as Values } from './account.rules.ts';
import { type Account, type Proof, verifyIdentity, waitKeyOf } from './account.store.ts';
import type { Result } from '../../../shared/result.ts';
import { accountTexts } from './account.texts.ts';
import { FormFrame } from './FormFrame.tsx';
import { useSettingForm } from './useSettingForm.ts';

type Way = Proof['way'];

const resolverOf = (way: Way) =>
  lateRules<Values>(async (by) => by((await import('./account.rules.ts')).identityRules[way]));
const resolvers = {
  password: resolverOf('password'),
  mobile: resolverOf('mobile'),
  email: resolverOf('email'),
} satisfies Record<Way, unknown>;

/**
 * Returns the methods by which an account can prove its owner's identity, the most reliable first. If there is
 * no other method, a code is offered even if none can be sent: the server then explains why.
 */
export function waysOf({ hasPassword, mobile, email, sendsSms, sendsMail }: Account): readonly Way[] {
  const ways: readonly Way[] = [
    ...(mobile === '' ? [] : (['mobile'] as const)),
    ...(hasPassword ? (['password'] as const) : []),
    ...(email === '' ? [] : (['email'] as const)),
  ];
  const sent = { password: true, mobile: sendsSms, email: sendsMail };
  const open = ways.filter((way) => sent[way]);
  return open.length > 0 ? open : ways;
}

interface IdentityFormProps {
  readonly account: Account;
  /** Called with the proof. */
  readonly onProven: (verifyToken: string) => void;
}

/** Checks the student's identity by the methods that the account has. */
export function IdentityForm({ account, onProven }: IdentityFormProps) {
  const texts = useTexts(accountTexts);
  const ways = waysOf(account);
  const [chosen, setChosen] = useState<Way>();
  // The account's methods may be known only a moment later.
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? 'password';
  const isPassword = way === 'password';
  const form = useSettingForm<Values>({
    resolver: resolvers[way],
    defaultValues: { password: '', code: '' },
  });
  const names: Record<Way, string> = {
    password: texts.byPassword,
    mobile: texts.byMobile(account.mobile),
    email: texts.byEmail(account.email),
  };

  const prove = async ({ password, code }: Values): Promise<Result> => {
    const { verifyToken = '', ...outcome } = await verifyIdentity(
      way === 'password' ? { way, password } : { way, code: code.trim() },
    );
    if (outcome.isDone) onProven(verifyToken);
    return outcome;
  };

  return (
    <FormFrame
      onSubmit={form.attempt(prove, () => undefined)}
      problem={form.problem}
      submitLabel={texts.next}
      isBusy={form.isBusy}
    >
      {ways.length > 1 && (
        <RadioGroup
          label={texts.verifyBy}
          options={ways.map((value) => ({ value, label: names[value] }))}
          value={way}
          onChange={(value) => {
            setChosen(ways.find((one) => one === value));
            form.clearErrors();
          }}
        />
      )}
      {isPassword ? (
        <TextField
          {...form.register('password')}
          label={texts.currentPassword}
          type="password"
          autoComplete="current-password"
          message={form.messageOf('password')}
        />
      ) : (
        <AccountCodeField
          {...form.register('code')}
          onSent={() => form.setFocus('code')}
          target={async () => ({
            to: { for: 'identity', way },
            name: way === 'mobile' ? account.mobile : account.email,
          })}
          wait={waitKeyOf({ for: 'identity', way })}
          onRefused={form.show}
          message={form.messageOf('code')}
        />
      )}
    </FormFrame>
  );
}
