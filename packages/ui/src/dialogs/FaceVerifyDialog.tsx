import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { TextField } from '../fields/index.ts';
import { InfoIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';
import { checkFace, toFaceIdentityIn, type FaceIdentityIn } from './face.rules.ts';

export interface FaceVerifyDialogProps {
  /** Whether the dialog is open; each opening starts anew. */
  isOpen: boolean;
  /** Called when the user cancels. */
  onClose: () => void;
  /** The stored name. @defaultValue '' */
  name?: string;
  /** The stored identity number; it may be masked. @defaultValue '' */
  identityId?: string;
  /** Called with the values to be sent, if all are valid. */
  onConfirm: (identity: FaceIdentityIn) => void;
  /** Whether the values are being sent. @defaultValue false */
  isBusy?: boolean;
}

/** Asks for name and identity number before face recognition; 500 px wide, not closed by a click on the mask. */
export function FaceVerifyDialog({ isOpen, onClose, isBusy = false, ...rest }: FaceVerifyDialogProps) {
  const text = useTexts(texts);
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.face.title}
      width={500}
      isMaskClosable={false}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <FaceForm id={id} {...rest} />
    </Dialog>
  );
}

type FaceFormProps = Omit<FaceVerifyDialogProps, 'isOpen' | 'onClose' | 'isBusy'> & { id: string };

/** Mounted only while the dialog is open, so that each opening starts anew. */
function FaceForm({ id, onConfirm, ...onFile }: FaceFormProps) {
  const text = useTexts(texts).face;
  const [name, setName] = useState(onFile.name ?? '');
  const [identityId, setIdentityId] = useState(onFile.identityId ?? '');
  const [isEdited, setEdited] = useState(false);
  const [isValidated, setValidated] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const identityInput = useRef<HTMLInputElement>(null);
  const problems = checkFace(name, identityId, isEdited);
  const identityMessage = { missing: text.missingIdentity, malformed: text.wrongIdentity };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (problems.name) return nameInput.current?.focus();
    if (problems.identityId) return identityInput.current?.focus();
    onConfirm(toFaceIdentityIn(name, identityId, isEdited));
  };

  return (
    <form id={id} className={css.fields} noValidate onSubmit={handleSubmit}>
      <p className={css.note}>
        <InfoIcon className={css.noteIcon} />
        <span>{text.note}</span>
      </p>
      <TextField
        ref={nameInput}
        label={text.name}
        isRequired
        autoComplete="name"
        value={name}
        message={isValidated && problems.name ? text.wrongName : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        ref={identityInput}
        label={text.identityId}
        isRequired
        autoComplete="off"
        value={identityId}
        message={isValidated && problems.identityId ? identityMessage[problems.identityId] : undefined}
        onFocus={() => {
          // A masked number cannot be edited, only replaced.
          if (!isEdited && identityId.includes('*')) identityInput.current?.select();
        }}
        onChange={(event) => {
          setEdited(true);
          setIdentityId(event.target.value);
        }}
      />
    </form>
  );
}
