import '@lectern/themes/styles';
import { useState } from 'react';
import { NativeNotice } from '../nativeNotice.tsx';
import { notice } from '../samples.ts';
import { setStage } from '../stage.tsx';

/** A native dialog that is rendered when it is opened, like ours, since its content may not be known before. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        {notice.confirm}
      </button>
      {isOpen && <NativeNotice ref={(dialog) => dialog?.showModal()} onClose={() => setOpen(false)} />}
    </>
  );
}

setStage(<Page />);
