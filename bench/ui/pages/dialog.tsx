import '@lectern/themes/styles';
import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { useState } from 'react';
import { notice } from '../samples.ts';
import { setStage } from '../stage.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        {notice.confirm}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={notice.title}
        actions={
          <>
            <Button onClick={close}>{notice.cancel}</Button>
            <Button variant="primary" onClick={close}>
              {notice.confirm}
            </Button>
          </>
        }
      >
        {notice.body}
      </Dialog>
    </>
  );
}

setStage(<Page />);
