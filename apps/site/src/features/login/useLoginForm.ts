import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useSnapshot } from 'valtio/react';
import { loginState } from './login.store.ts';

/** A form of the log-in: checked when it is sent, and from then on while it is mended. */
export function useLoginForm<Form extends FieldValues>(
  resolver: Resolver<Form, unknown, Form>,
  defaultValues: DefaultValues<Form>,
  mode: 'onSubmit' | 'onTouched' = 'onSubmit',
): UseFormReturn<Form, unknown, Form> & { readonly isBusy: boolean } {
  const form = useForm<Form, unknown, Form>({ resolver, defaultValues, mode });
  const { machine } = useSnapshot(loginState);
  const isBusy = machine.step === 'submitting' || (machine.step === 'challenge' && machine.after === 'submitting');
  return { ...form, isBusy };
}
