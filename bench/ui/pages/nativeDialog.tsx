import '@lectern/themes/styles';
import { Button } from '@lectern/ui/Button';
import { useRef } from 'react';
import { notice } from '../samples.ts';
import { setStage } from '../stage.tsx';

/** The browser's own dialog around the same things, with nothing but what HTML gives. */
function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" id="open" onClick={() => dialog.current?.showModal()}>
        {notice.confirm}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="title"
        style={{ margin: 'auto', padding: 24, width: 480, border: 0 }}
      >
        <h2 id="title">{notice.title}</h2>
        <div style={{ padding: '16px 0' }}>{notice.body}</div>
        <footer style={{ display: 'flex', justifyContent: 'flex-end', gap: 12 }}>
          <Button onClick={close}>{notice.cancel}</Button>
          <Button variant="primary" onClick={close}>
            {notice.confirm}
          </Button>
        </footer>
      </dialog>
    </>
  );
}

setStage(<Page />);
