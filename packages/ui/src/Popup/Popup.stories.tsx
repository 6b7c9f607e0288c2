import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Button } from '../Button/index.ts';
import { Popup, type PopupProps } from './index.ts';

function Opened(props: PopupProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const handleClose: PopupProps['onClose'] = (reason) => {
    props.onClose(reason);
    setOpen(false);
  };
  return (
    <>
      <Button ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        城市
      </Button>
      {isOpen && <Popup {...props} anchor={anchor} onClose={handleClose} />}
    </>
  );
}

const meta = {
  title: 'Overlays/Popup 浮层',
  id: 'overlays-popup',
  component: Popup,
  // Tested in the stories of the components that use it; this file gives it a documentation page of its own.
  tags: ['!test'],
  args: { onClose: fn(), anchor: { current: null }, 'aria-label': '选择城市', children: '北京、上海、广州' },
  render: (args) => <Opened {...args} />,
  decorators: [onStage(640)],
} satisfies Meta<typeof Popup>;
export default meta;

/** Opened by its button. */
export const Usual: StoryObj<typeof meta> = {};
