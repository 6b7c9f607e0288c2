import { Checkbox } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { loginState, remember } from '../login.store.ts';
import { loginTexts } from '../login.texts.ts';
import { canRemember } from '../onDevice/remembered.ts';

/** The "remember me" checkbox, if the company has one; all log-in methods share its state. */
export function RememberField() {
  const texts = useTexts(loginTexts);
  const { isRemembered } = useSnapshot(loginState);
  if (!canRemember()) return null;
  return (
    <Checkbox checked={isRemembered} onChange={(event) => remember(event.currentTarget.checked)}>
      {texts.remember}
    </Checkbox>
  );
}
