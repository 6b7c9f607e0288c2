import { space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, TrashIcon } from '../icon/index.ts';
import { Button, ButtonLink, type ButtonSize } from './index.ts';

const meta = {
  title: 'Actions/Button 按钮',
  id: 'actions-button',
  component: Button,
  args: { children: '立即报名', onClick: fn() },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: space.x4,
          padding: space.x6,
          background: color.surface,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

/** Every variant in every size, then disabled and busy. */
export const Gallery: Story = {
  tags: ['visual', 'visual-small'],
  render: () => (
    <div style={{ display: 'grid', gap: space.x4 }}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: space.x3 }}>
          <Button variant="primary" size={size}>
            立即报名
          </Button>
          <Button size={size}>加入购物车</Button>
          <Button variant="quiet" size={size}>
            查看全部 <ArrowRightIcon />
          </Button>
          <Button variant="danger" size={size}>
            <TrashIcon /> 删除
          </Button>
          <Button variant="primary" size={size} disabled>
            已报名
          </Button>
          <Button variant="primary" size={size} isBusy>
            正在提交
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '立即报名' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: '查看全部' } };

/** A busy button keeps its focus and its name and ignores presses. */
export const Busy: Story = {
  args: { variant: 'primary', isBusy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: '立即报名' })).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink variant="primary" href="#/course/list">
      去选课 <ArrowRightIcon />
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '去选课' });
    await expect(link).toHaveAttribute('href', '#/course/list');
  },
};
