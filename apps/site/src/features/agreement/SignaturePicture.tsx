import { FieldShell } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { extensionOf, Uploader } from '@lectern/ui/Uploader';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { agreementTexts } from './agreement.texts.ts';
import {
  storeSignature,
  loadSignature,
  signature,
  signatureLimits,
  signatureTransport,
} from './signature.store.ts';

export interface SignaturePictureProps {
  /** The message that the picture is missing. */
  readonly message?: string | undefined;
  /** Called when an upload starts or ends. */
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Uploads a picture of the signature, for students who sign on paper; the previous one is preselected. */
export function SignaturePicture({ message, onBusyChange }: SignaturePictureProps) {
  const texts = useTexts(agreementTexts).signing;
  const { picture } = useSnapshot(signature);

  useLoad(loadSignature);

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
          onChange={([chosen]) => void storeSignature(chosen)}
        />
      )}
    </FieldShell>
  );
}
