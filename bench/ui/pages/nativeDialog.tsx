import '@lectern/themes/styles';
import { useRef } from 'react';
import { NativeNotice } from '../nativeNotice.tsx';
import { notice } from '../samples.ts';
import { setStage } from '../stage.tsx';

/** A native dialog that is rendered closed from the beginning, and only shown when opened. */
function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" id="open" onClick={() => dialog.current?.showModal()}>
        {notice.confirm}
      </button>
      <NativeNotice ref={dialog} onClose={() => dialog.current?.close()} />
    </>
  );
}

setStage(<Page />);
