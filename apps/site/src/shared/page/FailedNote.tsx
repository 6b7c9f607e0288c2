import * as css from './FailedNote.css.ts';
import { RetryButton } from './RetryButton.tsx';

export interface FailedNoteProps {
  /** Says what could not be read. */
  readonly children: string;
  readonly onRetry: () => void;
}

/** Says on a line that a part of the page could not be read, where a picture would be too much. */
export function FailedNote({ children, onRetry }: FailedNoteProps) {
  return (
    <p className={css.note} role="alert">
      {children} <RetryButton onClick={onRetry} />
    </p>
  );
}
