import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { widths } from '../../../../.storybook/modes.ts';
import { Stage } from '../stage/index.ts';
import { SignAgreementDialog, type AgreementTarget } from './index.ts';

const meta = {
  title: 'Overlays/Sign agreement',
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn();
const onClose = fn();
const onRecheck = fn();
const dialog = () => screen.findByRole('dialog', { name: '签署协议' });

const targets: AgreementTarget[] = [
  {
    id: '1',
    name: '初级会计实务',
    agreements: [
      { id: '11', name: '学员学习服务协议', status: 0 },
      { id: '12', name: '个人信息保护告知书', status: 2 },
      { id: '13', name: '退费说明（2024 版）', status: 4 },
      { id: '14', name: '课堂公约', status: 5 },
    ],
  },
  { id: '2', name: '经济法基础', agreements: [] },
];
export const Several: Story = {
  tags: ['visual'],
  render: () => (
    <SignAgreementDialog
      isOpen
      onClose={onClose}
      targets={targets}
      onSign={onSubmit}
      onRecheck={onRecheck}
      myAgreementsHref="/my/agreements"
    />
  ),
  play: async () => {
    onSubmit.mockClear();
    onRecheck.mockClear();
    const inside = within(await dialog());
    await expect(inside.getByRole('status')).toHaveTextContent('已签署 1 份，共 4 份');
    await userEvent.click(inside.getByRole('button', { name: '签署协议' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(targets[0]?.agreements[0], targets[0]));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(onRecheck).toHaveBeenCalledOnce();
    inside.getByRole('tab', { name: '初级会计实务' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(inside.getByText('暂无协议信息')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inside.getByRole('link', { name: '我的协议' })).toHaveAttribute('href', '/my/agreements');
  },
};

/** Study needs every agreement of this school, and one is missing. */
export const SomeMissing: Story = {
  render: () => (
    <SignAgreementDialog
      isOpen
      isShort
      onClose={onClose}
      targets={targets.slice(0, 1)}
      onSign={fn()}
      onRecheck={fn()}
      onStudy={onSubmit}
      myAgreementsHref="/my/agreements"
    />
  ),
  play: async () => {
    onSubmit.mockClear();
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent('请签署全部协议');
    await userEvent.click(inside.getByRole('button', { name: '进入学习' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};

/** One signature is enough here: a signed agreement leads to study, another is signed and studied at once. */
export const OneIsEnough: Story = {
  render: () => (
    <SignAgreementDialog
      isOpen
      isOneEnough
      onClose={onClose}
      targets={targets.slice(0, 1)}
      onSign={onSubmit}
      onRecheck={fn()}
      onStudy={fn()}
      myAgreementsHref="/my/agreements"
    />
  ),
  play: async () => {
    const inside = within(await dialog());
    await waitFor(() => expect(inside.getByRole('button', { name: '签署协议并学习' })).toBeVisible());
    await expect(within(inside.getByRole('list')).getByRole('button', { name: '进入学习' })).toBeVisible();
  },
};

export const Failed: Story = {
  render: () => (
    <SignAgreementDialog
      isOpen
      state="failed"
      onClose={onClose}
      targets={[]}
      onSign={fn()}
      onRecheck={onRecheck}
      onStudy={fn()}
      myAgreementsHref="/my/agreements"
    />
  ),
  play: async () => {
    onRecheck.mockClear();
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: '重新加载' }));
    await expect(onRecheck).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  render: () => (
    <SignAgreementDialog
      isOpen
      onClose={onClose}
      targets={[]}
      onSign={fn()}
      onRecheck={fn()}
      myAgreementsHref="/my/agreements"
    />
  ),
  play: async () => {
    await expect(await dialog()).toHaveTextContent('暂无协议信息');
  },
};
