import { Dialog } from '@lectern/ui/Dialog';
import { useTexts } from '@lectern/ui/locale';
import * as css from './certificate.css.ts';
import { type Certificate, fullNameOf } from './certificate.model.ts';
import { certificateTexts } from './certificate.texts.ts';
import { pictureOf } from './certificates.store.ts';

export interface PreviewDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** A certificate in full size. */
export function PreviewDialog({ certificate, onClose }: PreviewDialogProps) {
  const texts = useTexts(certificateTexts);
  const { name, number } = certificate;
  return (
    <Dialog isOpen onClose={onClose} title={fullNameOf(certificate)} width={900}>
      <img
        className={css.picture}
        src={pictureOf(certificate)}
        alt={texts.previewAlt(name, number)}
        width={842}
        height={595}
      />
    </Dialog>
  );
}
