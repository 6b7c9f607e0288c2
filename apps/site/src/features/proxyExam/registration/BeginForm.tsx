import { Card } from '@lectern/ui/Card';
import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { useDynamicForm } from '@lectern/ui/DynamicForm';
import { Checkbox } from '@lectern/ui/fields';
import { Inline, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { beginRegistration } from './form.store.ts';
import { ProvinceField } from './ProvinceField.tsx';
import * as css from './registration.css.ts';
import { registration, terms } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { Terms } from './Terms.tsx';

/** The start of a registration: its terms, what will be asked, and the times of the province. */
export function BeginForm() {
  const texts = useTexts(registrationTexts);
  const { province, busy } = useSnapshot(registration);
  const { value: read } = useSnapshot(terms);
  const [isAgreed, setAgreed] = useState(false);
  const [isValidated, setValidated] = useState(false);
  const [problem, setProblem] = useState('');
  const provinceButton = useRef<HTMLButtonElement>(null);
  const agreeBox = useRef<HTMLInputElement>(null);
  const agreeProblem = useId();
  const termsName = useId();
  const isAgreeMissing = isValidated && !isAgreed;

  const begin = async () => {
    setValidated(true);
    setProblem('');
    if (province === '') provinceButton.current?.focus();
    else if (!isAgreed) agreeBox.current?.focus();
    else {
      const outcome = await beginRegistration();
      if (!outcome.isDone) setProblem(outcome.message);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };

  return (
    <form className={css.page} noValidate onSubmit={handleSubmit}>
      <Card as="section" padding="large" gap="x4" aria-labelledby={termsName}>
        <h2 id={termsName} className={css.heading}>
          {texts.terms}
        </h2>
        <Terms />
      </Card>
      <Card padding="large" gap="x4">
        <RequestedFields />
        <ProvinceField ref={provinceButton} isMissing={isValidated && province === ''} />
        <div>
          <Checkbox
            ref={agreeBox}
            checked={isAgreed}
            disabled={read === undefined}
            aria-required
            aria-invalid={isAgreeMissing}
            {...(isAgreeMissing && { 'aria-describedby': agreeProblem })}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          >
            {texts.agree}
          </Checkbox>
          {isAgreeMissing && (
            <p id={agreeProblem} className={css.problem}>
              {texts.mustAgree}
            </p>
          )}
        </div>
        <Inline gap="x3">
          <Button
            type="submit"
            variant="primary"
            isBusy={busy === 'beginning'}
            disabled={read?.isOpen !== true}
          >
            {texts.begin}
          </Button>
          {read?.isOpen === false && <span className={css.state}>{texts.notOpen}</span>}
          <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
        </Inline>
      </Card>
    </form>
  );
}

/** Lists what will be asked, so that documents can be prepared. */
function RequestedFields() {
  const texts = useTexts(registrationTexts);
  const { fields } = useSnapshot(registration);
  const { visible } = useDynamicForm(fields);
  const name = useId();
  if (visible.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={name} gap="x2">
      <h2 id={name} className={css.heading}>
        {texts.required}
      </h2>
      <p className={css.help}>{texts.askedHelp}</p>
      <Inline as="ul" gap="x2" align="stretch">
        {visible.map(({ field }) => (
          <li key={field.id}>
            <Tag>{field.name}</Tag>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
