import { Button } from '@lectern/ui/Button';
import { Checkbox, TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { Tabs } from '@lectern/ui/Tabs';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import * as css from './AgreementPage.css.ts';
import { agreementTexts } from './agreement.texts.ts';
import { signature } from './signature.store.ts';
import { SignaturePad, type Drawing } from './SignaturePad.tsx';
import { SignaturePicture } from './SignaturePicture.tsx';

export interface SigningPanelProps {
  /** The agreement's name, for the consent. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Consented and signed: the typed name, the drawing as a data address, or the key of the uploaded picture. */
  readonly onSign: (signContent: string) => void;
}

/** A name as a signature: 2 to 40 letters of any script, with what stands between the parts of names. */
const NAME = /^[\p{L}\p{M}·.'’ -]{2,40}$/u;

type Way = 'type' | 'draw' | 'upload';

/** Where each way begins. */
const FIRST: Readonly<Record<Way, string>> = {
  type: 'input[type=text]',
  draw: 'canvas',
  upload: 'fieldset button',
};

/** Consent and signature at the end of an agreement. */
export function SigningPanel({ name, isBusy, onSign }: SigningPanelProps) {
  const texts = useTexts(agreementTexts).signing;
  const id = useId();
  const [way, setWay] = useState<Way>('type');
  const [typed, setTyped] = useState('');
  const [hasConsented, setConsented] = useState(false);
  const [isValidated, setValidated] = useState(false);
  const [missing, setMissing] = useState<Way>();
  const [isUploading, setUploading] = useState(false);
  const { picture } = useSnapshot(signature);
  const drawing = useRef<Drawing>(null);
  const form = useRef<HTMLFormElement>(null);
  const isNameWrong = !NAME.test(typed.trim());

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const contents: Record<Way, () => string> = {
      type: () => typed.trim(),
      draw: () => drawing.current?.read() ?? '',
      upload: () => signature.picture?.id ?? '',
    };
    const content = contents[way]();
    const isSignatureWrong = way === 'type' ? isNameWrong : content === '';
    setValidated(true);
    setMissing(isSignatureWrong ? way : undefined);
    if (!isSignatureWrong && hasConsented) return onSign(content);
    const wrong = isSignatureWrong ? FIRST[way] : 'input[type=checkbox]';
    form.current?.querySelector<HTMLElement>(wrong)?.focus();
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={handleSubmit}>
      <Tabs
        label={texts.way}
        value={way}
        onChange={setWay}
        tabs={[
          {
            id: 'type',
            label: texts.type,
            content: (
              <TextField
                label={texts.name}
                type="text"
                hint={texts.nameHint}
                message={isValidated && isNameWrong ? texts.nameMissing : undefined}
                isRequired
                maxLength={40}
                autoComplete="name"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            ),
          },
          {
            id: 'draw',
            label: texts.draw,
            content: (
              <SignaturePad drawing={drawing} message={missing === 'draw' ? texts.padMissing : undefined} />
            ),
          },
          {
            id: 'upload',
            label: texts.upload,
            content: (
              <SignaturePicture
                message={missing === 'upload' && picture === undefined ? texts.pictureMissing : undefined}
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
    </form>
  );
}
