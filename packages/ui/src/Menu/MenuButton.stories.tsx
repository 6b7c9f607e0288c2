import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { EditIcon, MoreIcon, TrashIcon } from '../icon/index.ts';
import { MenuButton } from './index.ts';

const onEdit = fn();
const onDelete = fn();
const onMove = fn();

const meta = {
  title: 'Overlays/MenuButton 菜单',
  id: 'overlays-menubutton',
  component: MenuButton,
  args: {
    label: '笔记操作',
    actions: [
      { id: 'edit', label: '编辑', icon: <EditIcon />, onSelect: onEdit },
      { id: 'move', label: '移到别的课程', isDisabled: true, onSelect: onMove },
      { id: 'print', label: 'Print', onSelect: fn() },
      { id: 'delete', label: '删除', icon: <TrashIcon />, tone: 'danger', onSelect: onDelete },
    ],
  },
  decorators: [onStage(480)],
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: '笔记操作' });
const item = (name: string) => screen.getByRole('menuitem', { name });

export const Closed: Story = {};

/** An icon instead of the label, which stays the accessible name. */
export const AsASign: Story = { args: { children: <MoreIcon />, variant: 'quiet' } };

export const Open: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  play: async () => {
    await userEvent.click(button());
    await waitFor(() => expect(item('编辑')).toHaveFocus());
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Keyboard support as in the APG menu button pattern. */
export const ByKeyboard: Story = {
  play: async () => {
    onDelete.mockClear();
    onMove.mockClear();
    button().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('编辑')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('移到别的课程')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('p');
    await expect(item('Print')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(item('编辑')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('删除')).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('删除')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('编辑')).toHaveFocus());
    await userEvent.tab();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
