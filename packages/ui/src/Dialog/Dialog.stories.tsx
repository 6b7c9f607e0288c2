import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { widths, Row, Stage } from '../stage/index.ts';
import { Button } from '../Button/index.ts';
import { PortalTheme } from '../portal/index.ts';
import { createToaster, Toaster } from '../Toast/index.ts';
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
  title: 'Overlays/Dialog 对话框 弹窗',
  id: 'overlays-dialog',
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
/** Returns the dialog once the focus is inside, since it handles keys only from then on. */
async function findDialogInUse(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}

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

/** The focus moves into the dialog, is trapped there, and returns to the opener. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '退出练习' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialogInUse();
    const stops = within(dialog).getAllByRole('button');
    await expect(stops[0]).toHaveFocus();
    for (const stop of [...stops.slice(1), ...stops]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    stops[0]?.focus();
    await userEvent.tab({ shift: true });
    await expect(stops.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const MaskCloses: Story = {
  play: async ({ args }) => {
    const dialog = await findDialogInUse();
    await userEvent.click(dialog.parentElement ?? dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The face verification dialog: 500 px wide, not closed by a click on the mask. */
export const MaskDoesNotClose: Story = {
  args: { isMaskClosable: false, width: 500 },
  play: async ({ args }) => {
    const dialog = await findDialogInUse();
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.parentElement).toHaveAttribute('data-state', 'open');
  },
};

/** A dialog opened from a themed part of the page keeps the theme of that part. */
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

/** Cannot be closed by the user: Escape and the mask do nothing, and there is no close button. */
export const NotClosable: Story = {
  args: { isClosable: false },
  play: async ({ args }) => {
    const dialog = await findDialogInUse();
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(dialog.parentElement ?? dialog);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(within(dialog).queryByRole('button', { name: '关闭' })).toBeNull();
    // The first frame of the opening animation is transparent, even under reduced motion.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const toaster = createToaster();

/** A notification can be pressed while a dialog is open, and that does not close the dialog. */
export const WithANotification: Story = {
  render: (args) => (
    <>
      <WithTrigger {...args} />
      <Toaster toaster={toaster} />
    </>
  ),
  play: async ({ args }) => {
    await findDialogInUse();
    const onAction = fn();
    toaster.show('没有保存成功', { tone: 'danger', duration: 0, action: { label: '再试一次', onAction } });
    await userEvent.click(await screen.findByRole('button', { name: '再试一次' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByText('没有保存成功')).toBeNull();
  },
};

/** A title of 200 characters, right-to-left text, more content than fits: the box scrolls inside. */
export const BadInput: Story = {
  tags: ['visual'],
  args: {
    title: '很长的标题'.repeat(40),
    description: 'مرحبا بكم 👨‍👩‍👧‍👦',
    children: <p>{'很长的内容'.repeat(800)}</p>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '交卷' })).toBeVisible());
    // The scrolling region is a tab stop, so that it can be scrolled by keyboard.
    await waitFor(() => expect(within(dialog).getByRole('group')).toHaveAttribute('tabindex', '0'));
  },
};
