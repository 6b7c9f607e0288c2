import '@lectern/themes/styles';
import { useState } from 'react';
import { NativeNotice } from '../nativeNotice.tsx';
import { notice } from '../samples.ts';
import { setStage } from '../stage.tsx';

/** A native dialog that is drawn when it is opened, as ours is: what it says may not be known before. */
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
