import { FieldShell } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { extensionOf, Uploader } from '@lectern/ui/Uploader';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../shared/session/session.store.ts';
import { agreementTexts } from './agreement.texts.ts';
import {
  keepSignature,
  loadSignature,
  signature,
  signatureLimits,
  signatureTransport,
} from './signature.store.ts';

export interface SignaturePictureProps {
  /** Says what is missing. */
  readonly message?: string | undefined;
  /** A picture is on its way, or no longer. */
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** A picture of the signature, for who signs on paper; the one of the last time is there already. */
export function SignaturePicture({ message, onBusyChange }: SignaturePictureProps) {
  const texts = useTexts(agreementTexts).signing;
  const { userId } = useSnapshot(session);
  const { picture } = useSnapshot(signature);

  useEffect(() => void loadSignature(), [userId]);

  return (
    <FieldShell as="group" label={texts.picture} message={message} hint={texts.pictureHint} isRequired>
      {() => (
        <Uploader
          variant="replace"
          transport={signatureTransport}
          limits={signatureLimits}
          value={
            picture === undefined
              ? []
              : [{ ...picture, name: picture.name || `${texts.picture}.${extensionOf(picture.id)}` }]
          }
          onBusyChange={onBusyChange}
          onChange={([chosen]) => void keepSignature(chosen)}
        />
      )}
    </FieldShell>
  );
}
