import { Button } from '@lectern/ui/Button';
import { Checkbox, TextField } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useMemo, useState } from 'react';
import { useWatch, type FieldErrors } from 'react-hook-form';
import { MobileFields } from './MobileFields.tsx';
import { FormProblem } from './FormProblem.tsx';
import { RegionFields } from './RegionFields.tsx';
import type { LoginOptions } from '../login.model.ts';
import { loginState, submitRegister } from '../login.store.ts';
import { type LoginText, loginTexts } from '../login.texts.ts';
import type { RegisterForm as Form } from '../login.rules.ts';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import { useLoginForm } from './useLoginForm.ts';
import * as css from '../login.css.ts';

const EMPTY: Omit<Form, 'mobile' | 'inviteCode'> = {
  username: '',
  smsCode: '',
  password: '',
  province: '',
  city: '',
  county: '',
  isAgreed: false,
};
/** Messages for fields that are still empty when registration is submitted. */
const WARNINGS = [
  ['username', 'usernameMissing'],
  ['mobile', 'registerMobileMissing'],
  ['smsCode', 'codeMissing'],
  ['password', 'passwordMissing'],
  ['province', 'regionMissing'],
  ['city', 'regionMissing'],
  ['county', 'regionMissing'],
] as const satisfies readonly (readonly [keyof Form, LoginText])[];
const MAX_INVITE_CODE_LENGTH = 32;
const REGION = ['province', 'city', 'county'] as const;

/** The registration form, with the fields that the school asks for. */
export function RegisterForm({ options }: { readonly options: LoginOptions }) {
  const texts = useTexts(loginTexts);
  const resolver = useMemo(
    () => lateRules<Form>(async (by) => by((await import('../login.rules.ts')).registerRules(options))),
    [options],
  );
  const form = useLoginForm<Form>({
    resolver,
    defaultValues: { ...EMPTY, mobile: loginState.mobile, inviteCode: loginState.inviteCode },
    mode: 'onTouched',
  });
  const { register, handleSubmit, getValues, setError, setValue, control, formState, messageOf, isBusy } =
    form;
  const [province, city, county] = useWatch({ control, name: REGION });
  const region = { province, city, county };
  const disagreement = messageOf('isAgreed');
  const [hasInvite, setInvite] = useState(loginState.inviteCode !== '');

  // Empty fields have two messages: "must not be empty" while typing, "enter it" on submit.
  const handleInvalid = (found: FieldErrors<Form>) => {
    for (const [name, warning] of WARNINGS) {
      if (found[name] !== undefined && getValues(name) === '') setError(name, { message: warning });
    }
  };

  return (
    <Stack
      as="form"
      gap="x4"
      noValidate
      onSubmit={(event) => void handleSubmit(submitRegister, handleInvalid)(event)}
    >
      {options.asksUsername && (
        <TextField
          {...register('username')}
          label={texts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          hint={texts.usernameHint}
          message={messageOf('username')}
        />
      )}
      {options.asksMobile && <MobileFields form={form} />}
      <TextField
        {...register('password')}
        label={texts.password}
        type="password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        message={messageOf('password')}
      />
      {options.asksRegion && (
        <RegionFields
          isRequired
          value={region}
          onChange={(chosen) => {
            for (const name of REGION)
              setValue(name, chosen[name], { shouldValidate: formState.isSubmitted });
          }}
          message={messageOf('province') ?? messageOf('city') ?? messageOf('county')}
        />
      )}
      {hasInvite ? (
        <TextField
          {...register('inviteCode')}
          label={texts.inviteCode}
          hint={texts.inviteHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_INVITE_CODE_LENGTH}
          message={messageOf('inviteCode')}
        />
      ) : (
        <button type="button" className={css.link} onClick={() => setInvite(true)}>
          {texts.hasInvite}
        </button>
      )}
      {options.asksAgreement && (
        <div>
          <Checkbox {...register('isAgreed')} aria-invalid={disagreement !== undefined}>
            {texts.agree}
            <a className={css.inlineLink} href="/#/showRegisterAgreement" target="_blank" rel="noopener">
              {texts.agreement}
            </a>
          </Checkbox>
          <div role="alert">
            {disagreement !== undefined && <p className={css.problem}>{disagreement}</p>}
          </div>
        </div>
      )}
      <FormProblem form={form} />
      <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
        {texts.register}
      </Button>
    </Stack>
  );
}
