import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { widths } from '../../../../.storybook/modes.ts';
import { Button } from '../Button/index.ts';
import { PortalTheme } from '../portal/index.ts';
import { Row, Stage } from '../stage/index.ts';
import { Dialog, type DialogProps } from './index.ts';

function WithTrigger(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const handleClose = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <Stage width={640}>
      <Row>
        <Button onClick={() => setOpen(true)}>退出练习</Button>
      </Row>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={handleClose}
        actions={
          <>
            <Button onClick={handleClose}>再想想</Button>
            <Button variant="primary" onClick={handleClose}>
              交卷
            </Button>
          </>
        }
      />
    </Stage>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <WithTrigger {...args} />,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '还有 3 题没有作答',
    description: '第 7、12、15 题。交卷后不能再修改。',
    children: '已经作答的 17 题都保存好了。',
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['visual', 'visual-small'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: '还有 3 题没有作答' }),
    ).toHaveAccessibleDescription(/第 7、12、15 题/);
  },
};

/** Focus goes in, stays in and comes back to what opened it. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '退出练习' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const MaskCloses: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The face verification dialog: 500 wide, not closable by clicking the mask (specification 2.3). */
export const MaskDoesNotClose: Story = {
  args: { isMaskClosable: false, width: 500 },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** Out of a themed part of the page, the dialog keeps that part's theme. */
export const InAThemedPart: Story = {
  render: (args) => (
    <PortalTheme className="header-red">
      <WithTrigger {...args} />
    </PortalTheme>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.closest('.header-red')).not.toBeNull();
  },
};
