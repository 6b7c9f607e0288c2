import { calendar as calendarCall, renewCalendar } from '@lectern/sdk/endpoints/course';
import { reminders, setReminders } from '@lectern/sdk/endpoints/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mock, refused } from '@lectern/sdk/testing';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { CalendarDialog } from './CalendarDialog.tsx';

const ADDRESS = 'https://school.example/calendar/q8Zr1n0TZk2uVfPp6c1w2A.3rJd9w.ics';
const handlers = (address: string) => [
  mock(calendarCall, () => ({ address })),
  mock(renewCalendar, () => ({ address: ADDRESS })),
  mock(reminders, () => ({ lessonFlag: 1 as const, homeworkFlag: 1 as const, mobileFlag: 0 as const })),
];

const meta = {
  title: 'Site/Personal/Calendar and reminders 日历与提醒',
  id: 'site-personal-calendar',
  component: CalendarDialog,
  args: { isOpen: true, onClose: fn() },
  parameters: answeredBy(handlers(ADDRESS)),
} satisfies Meta<typeof CalendarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribed: Story = {
  play: async () => {
    await expect(await screen.findByLabelText('订阅地址')).toHaveValue(ADDRESS);
    await expect(screen.getByRole('link', { name: '添加到日历' })).toHaveAttribute(
      'href',
      ADDRESS.replace('https', 'webcal'),
    );
  },
};

export const NotYet: Story = {
  parameters: answeredBy(handlers('')),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '生成订阅地址' }));
    await expect(await screen.findByLabelText('订阅地址')).toHaveValue(ADDRESS);
  },
};

export const ReminderRefused: Story = {
  parameters: answeredBy(mock(setReminders, refused('现在不能改')), ...handlers(ADDRESS)),
  play: async () => {
    const homework = await screen.findByRole('switch', { name: /作业截止前一天/ });
    await userEvent.click(homework);
    await waitFor(() => expect(homework).toBeChecked());
  },
};

const sms = (mobileFlag: 0 | 1) =>
  mock(reminders, () => ({
    lessonFlag: 1 as const,
    homeworkFlag: 1 as const,
    lessonSmsFlag: 1 as const,
    mobileFlag,
  }));

/** The school sends SMS before lessons, but not about homework. */
export const BySms: Story = {
  parameters: answeredBy(sms(1), ...handlers(ADDRESS)),
  play: async () => {
    const section = within(await screen.findByRole('region', { name: '短信提醒' }));
    await expect(section.getAllByRole('switch')).toHaveLength(1);
    await expect(section.getByRole('switch', { name: /直播课和公开课/ })).toBeChecked();
  },
};

/** The student has no number for SMS. */
export const NoNumber: Story = {
  parameters: answeredBy(sms(0), ...handlers(ADDRESS)),
  play: async () => {
    await expect(await screen.findByRole('link', { name: '去绑定手机号' })).toHaveAttribute(
      'href',
      '#/personal/setting/account',
    );
    await expect(screen.getAllByRole('switch')).toHaveLength(2);
  },
};
