import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { SignAgreementDialog, type AgreementTarget } from './index.ts';

const onSubmit = fn();
const onClose = fn();
const onRecheck = fn();
const dialog = () => screen.findByRole('dialog', { name: '签署协议' });

const targets: AgreementTarget[] = [
  {
    id: '1',
    name: '初级会计实务',
    agreements: [
      { id: '11', name: '学员学习服务协议', state: 'unsigned' },
      { id: '12', name: '个人信息保护告知书', state: 'signed' },
      { id: '13', name: '退费说明（2024 版）', state: 'expired' },
      { id: '14', name: '课堂公约', state: 'notNeeded' },
    ],
  },
  { id: '2', name: '经济法基础', agreements: [] },
];
const open = targets.map((target) => ({
  ...target,
  agreements: target.agreements.filter(({ state }) => state !== 'expired'),
}));

const meta = {
  title: 'Overlays/SignAgreementDialog 签署协议',
  id: 'overlays-sign-agreement',
  component: SignAgreementDialog,
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  decorators: [onStage()],
  args: { isOpen: true, onClose, targets, onSign: onSubmit, onRecheck, myAgreementsHref: '/my/agreements' },
} satisfies Meta<typeof SignAgreementDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ['visual'],
  play: async () => {
    onSubmit.mockClear();
    onRecheck.mockClear();
    const inside = within(await dialog());
    await expect(inside.getByRole('status')).toHaveTextContent('已签署 1 份，共 3 份');
    await userEvent.click(inside.getByRole('button', { name: '签署协议' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(targets[0]?.agreements[0], targets[0]));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(onRecheck).toHaveBeenCalledOnce();
    inside.getByRole('tab', { name: '初级会计实务' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inside.getByText('暂无协议信息')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inside.getByRole('link', { name: '我的协议' })).toHaveAttribute('href', '/my/agreements');
  },
};

/** The school requires every agreement before study, and one is not signed. */
export const SomeMissing: Story = {
  args: { isShort: true, targets: open.slice(0, 1), onStudy: onSubmit },
  play: async () => {
    onSubmit.mockClear();
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent('请签署全部协议');
    await userEvent.click(inside.getByRole('button', { name: '进入学习' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};

/** A required agreement can no longer be signed: the dialog says what to do, and offers no signing. */
export const Expired: Story = {
  tags: ['visual'],
  args: { isShort: true, targets: targets.slice(0, 1), onStudy: onSubmit },
  play: async () => {
    onClose.mockClear();
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent(/不能再签署.*请联系学校更新协议/);
    await expect(inside.queryByText('请签署全部协议')).toBeNull();
    await expect(inside.queryByRole('button', { name: '进入学习' })).toBeNull();
    await userEvent.click(inside.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  },
};

/**
 * One signature is enough, but the agreements that could be signed have expired; one that need not be signed
 * does not permit study.
 */
export const OnlyReadingLeft: Story = {
  args: {
    isOneEnough: true,
    targets: [
      {
        id: '1',
        name: '初级会计实务',
        agreements: [
          { id: '13', name: '退费说明（2024 版）', state: 'expired' },
          { id: '14', name: '课堂公约', state: 'notNeeded' },
        ],
      },
    ],
    onStudy: fn(),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('alert')).toHaveTextContent(/不能再签署.*请联系学校更新协议/);
    await expect(inside.queryByRole('button', { name: '进入学习' })).toBeNull();
  },
};

/** One of several agreements is enough, and none is signed. */
export const OneOfSeveralMissing: Story = {
  args: {
    isOneEnough: true,
    isShort: true,
    targets: [
      {
        id: '1',
        name: '初级会计实务',
        agreements: [
          { id: '11', name: '学员学习服务协议', state: 'unsigned' },
          { id: '13', name: '退费说明（2024 版）', state: 'expired' },
        ],
      },
    ],
    onStudy: fn(),
  },
  play: async () => {
    const inside = within(await dialog());
    await expect(inside.getByRole('status')).toHaveTextContent('签署其中一份，就可以学习');
    await expect(inside.getByRole('alert')).toHaveTextContent('请先签署其中一份协议');
  },
};

/** One signature is enough: a signed agreement offers study, another one signing and study in one step. */
export const OneIsEnough: Story = {
  args: { isOneEnough: true, targets: targets.slice(0, 1), onStudy: fn() },
  play: async () => {
    const inside = within(await dialog());
    await waitFor(() => expect(inside.getByRole('button', { name: '签署协议并学习' })).toBeVisible());
    await expect(inside.getByRole('status')).toHaveTextContent('已签署，可以进入学习');
    await expect(within(inside.getByRole('list')).getByRole('button', { name: '进入学习' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed', targets: [], onStudy: fn() },
  play: async () => {
    onRecheck.mockClear();
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: '重新加载' }));
    await expect(onRecheck).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { targets: [] },
  play: async () => {
    await expect(await dialog()).toHaveTextContent('暂无协议信息');
  },
};
