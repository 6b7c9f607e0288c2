import { Button } from '@lectern/ui/Button';
import { Checkbox } from '@lectern/ui/fields';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { Signature, type SignatureValue } from '@lectern/ui/Signature';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import * as css from './AgreementPage.css.ts';
import { agreementTexts } from './agreement.texts.ts';
import { signature } from './signature.store.ts';
import { SignaturePicture } from './SignaturePicture.tsx';

export interface SigningPanelProps {
  /** The agreement's name, for the consent text. */
  readonly name: string;
  readonly isBusy: boolean;
  /**
   * Called after consent and signature with the typed name, the drawing as a data URL, or the key of the
   * uploaded picture.
   */
  readonly onSign: (signContent: string) => void;
}

/** A valid typed name: 2 to 40 letters of any script, with the usual separators. */
const NAME = /^[\p{L}\p{M}·.'’ -]{2,40}$/u;

/** For each signing method: the message if it is missing, and the element to focus. */
const METHODS: Readonly<
  Record<string, { missing: 'nameMissing' | 'padMissing' | 'pictureMissing'; first: string }>
> = {
  type: { missing: 'nameMissing', first: 'input[type=text]' },
  // Drawing needs a pointer, so the focus goes to the tabs, where the other methods are.
  draw: { missing: 'padMissing', first: '[role=tab][aria-selected=true]' },
  upload: { missing: 'pictureMissing', first: 'fieldset button' },
};

function contentOf({ way, name, png }: SignatureValue): string {
  if (way === 'type') return NAME.test(name) ? name : '';
  return way === 'draw' ? png : (signature.picture?.id ?? '');
}

/** Consent and signature at the end of an agreement. */
export function SigningPanel({ name, isBusy, onSign }: SigningPanelProps) {
  const texts = useTexts(agreementTexts).signing;
  const id = useId();
  const [signed, setSigned] = useState<SignatureValue>({ way: 'type', name: '', png: '' });
  const [hasConsented, setConsented] = useState(false);
  const [isValidated, setValidated] = useState(false);
  const [requested, setRequested] = useState('');
  const [isUploading, setUploading] = useState(false);
  const { picture } = useSnapshot(signature);
  const form = useRef<HTMLFormElement>(null);
  const { way } = signed;
  const { missing, first } = METHODS[way] ?? { missing: 'nameMissing', first: 'input' };
  const message = requested === way && contentOf(signed) === '' ? texts[missing] : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const content = contentOf(signed);
    setValidated(true);
    setRequested(way);
    if (content !== '' && hasConsented) return onSign(content);
    form.current?.querySelector<HTMLElement>(content === '' ? first : 'input[type=checkbox]')?.focus();
  };

  return (
    <Stack as="form" ref={form} gap="x6" noValidate onSubmit={handleSubmit}>
      <Signature
        label={texts.way}
        nameHint={texts.nameHint}
        message={message}
        onChange={setSigned}
        others={[
          {
            id: 'upload',
            label: texts.upload,
            content: (
              <SignaturePicture
                message={picture === undefined ? message : undefined}
                onBusyChange={setUploading}
              />
            ),
          },
        ]}
      />
      <div>
        <Checkbox
          checked={hasConsented}
          aria-invalid={isValidated && !hasConsented}
          aria-describedby={`${id}-consent`}
          onChange={(event) => setConsented(event.target.checked)}
        >
          {texts.consent(name)}
        </Checkbox>
        <p id={`${id}-consent`} className={css.problem} role="alert">
          {isValidated && !hasConsented && texts.consentMissing}
        </p>
      </div>
      <Button
        className={css.submit}
        type="submit"
        variant="primary"
        size="large"
        isBusy={isBusy || (way === 'upload' && isUploading)}
      >
        {texts.submit}
      </Button>
    </Stack>
  );
}
