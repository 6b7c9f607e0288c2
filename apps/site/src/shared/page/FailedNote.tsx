import * as css from './FailedNote.css.ts';
import { RetryButton } from './RetryButton.tsx';

export interface FailedNoteProps {
  /** The message that something could not be loaded. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** A one-line message that a part of the page could not be loaded, where an illustration would be too large. */
export function FailedNote({ children, onRetry }: FailedNoteProps) {
  return (
    <p className={css.note} role="alert">
      {children} <RetryButton onClick={onRetry} />
    </p>
  );
}
