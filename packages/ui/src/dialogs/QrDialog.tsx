import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { useTexts } from '../locale/index.ts';
import { QrCode } from '../shell/QrCode.tsx';
import { Spinner } from '../Spinner/index.ts';
import * as css from './dialogs.css.ts';
import { texts } from './dialogs.texts.ts';

/** How long the loader stands over the code, in ms. */
const loaderTime = 1000;

export interface QrDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Asked to close. */
  onClose: () => void;
  /** What the code is for. */
  title: string;
  /** What scanning it does. */
  description?: ReactNode;
  /** What the code holds. */
  text?: string;
  /** A code that somebody else draws, as the frame of a workplace messenger; in place of `text`. */
  children?: ReactNode;
}

/** A code to scan, 300 in a dialog of 400. */
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
  const words = useTexts(texts);
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
        <div className={css.loader} role="status" aria-label={words.qr.loading}>
          <Spinner />
        </div>
      )}
    </div>
  );
}
