import { Button } from '@lectern/ui/Button';
import type { Ref } from 'react';
import { notice } from './samples.ts';

interface NativeNoticeProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly onClose: () => void;
}

/** A native dialog around the notice, with plain HTML only. */
export function NativeNotice({ ref, onClose }: NativeNoticeProps) {
  return (
    <dialog ref={ref} aria-labelledby="title" style={{ margin: 'auto', padding: 24, width: 480, border: 0 }}>
      <h2 id="title">{notice.title}</h2>
      <div style={{ padding: '16px 0' }}>{notice.body}</div>
      <footer style={{ display: 'flex', justifyContent: 'flex-end', gap: 12 }}>
        <Button onClick={onClose}>{notice.cancel}</Button>
        <Button variant="primary" onClick={onClose}>
          {notice.confirm}
        </Button>
      </footer>
    </dialog>
  );
}
