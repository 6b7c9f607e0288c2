import type { OutputOf } from '@lectern/sdk';
import * as teachers from '@lectern/sdk/endpoints/teachers';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { session } from '../../shared/session/session.store.ts';
import ApplicationPage from './ApplicationPage.tsx';

const written = {
  name: '林晓彤',
  mobile: '13800000077',
  subject: '高中化学',
  years: 6,
  introduction: '在县中教过六年化学，习惯先让学生做实验再讲原理。\n最得意的一节课是“暖宝宝里的化学”。',
};
const stored: OutputOf<typeof teachers.apply> = {
  ...written,
  id: '7',
  state: 'waiting',
  reason: '',
  appliedAt: '2026-05-06T08:00:00.000Z',
  teacherId: '',
};
const answers = (application: OutputOf<typeof teachers.application>['application']) => ({
  ...answeredBy(
    mock(teachers.application, () => ({ application })),
    mock(teachers.apply, () => stored),
  ),
});

const meta = {
  title: 'Site/Teach here 教师入驻',
  id: 'site-teach-here',
  component: ApplicationPage,
  parameters: { layout: 'fullscreen', ...answers(null) },
  beforeEach: () => {
    Object.assign(session, { token: 'student', userId: '3' });
    return () => void Object.assign(session, { token: '', userId: '' });
  },
} satisfies Meta<typeof ApplicationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText('请填写姓名')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), written.name);
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), written.mobile);
    await userEvent.type(canvas.getByRole('textbox', { name: /想教的科目/ }), written.subject);
    await userEvent.type(canvas.getByRole('textbox', { name: /教龄/ }), '6');
    await userEvent.type(canvas.getByRole('textbox', { name: /自我介绍/ }), written.introduction);
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '申请在老师团队手里' })).toHaveFocus());
  },
};

export const Visitor: Story = {
  beforeEach: () => void Object.assign(session, { token: '', userId: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登录后申请' })).toBeVisible();
  },
};

export const Waiting: Story = { parameters: answers(stored) };

export const Declined: Story = {
  parameters: answers({ ...stored, state: 'declined', reason: '请写清楚教过的年级。' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('请写清楚教过的年级。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改申请' }));
    await expect(canvas.getByRole('textbox', { name: /想教的科目/ })).toHaveValue('高中化学');
  },
};

export const Accepted: Story = {
  parameters: answers({ ...stored, state: 'accepted', teacherId: '9' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '看看我的老师主页' })).toHaveAttribute(
      'href',
      '#/teachersdetail/9',
    );
  },
};

export const Failed: Story = { parameters: answeredBy(mock(teachers.application, unreachable)) };
