import { Modal } from 'antd';
import { useState } from 'react';
import { notice } from '../../ui/samples.ts';
import { setStage } from '../../ui/stage.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        {notice.confirm}
      </button>
      <Modal
        open={isOpen}
        title={notice.title}
        okText={notice.confirm}
        cancelText={notice.cancel}
        onOk={close}
        onCancel={close}
      >
        {notice.body}
      </Modal>
    </>
  );
}

setStage(<Page />);
