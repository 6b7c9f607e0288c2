import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { useTexts } from '../locale/index.ts';
import { QrCode } from '../shell/QrCode.tsx';
import { Spinner } from '../Spinner/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';

/** How long the loading indicator covers the code, in ms. */
const loaderTime = 1000;

export interface QrDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the user closes the dialog. */
  onClose: () => void;
  /** Heading: what the code is for. */
  title: string;
  /** What scanning the code does. */
  description?: ReactNode;
  /** Content of the code. */
  text?: string;
  /** A code rendered elsewhere, for example the frame of a workplace messenger; used instead of `text`. */
  children?: ReactNode;
}

/** Shows a QR code of 300 px in a dialog of 400 px. */
export function QrDialog({ isOpen, onClose, title, description, text, children }: QrDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={description} width={400}>
      <Code title={title} text={text}>
        {children}
      </Code>
    </Dialog>
  );
}

function Code({ title, text, children }: { title: string; text: string | undefined; children: ReactNode }) {
  const dialogTexts = useTexts(texts);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loaderTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.code} aria-busy={isLoading}>
      {children === undefined ? (
        text !== undefined && <QrCode text={text} label={title} size={300} />
      ) : (
        <div className={css.codeFrame}>{children}</div>
      )}
      {isLoading && (
        <div className={css.loader} role="status" aria-label={dialogTexts.qr.loading}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
