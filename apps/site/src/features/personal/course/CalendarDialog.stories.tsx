import { calendar as calendarCall, renewCalendar } from '@lectern/sdk/endpoints/course';
import { reminders, setReminders } from '@lectern/sdk/endpoints/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mock } from '@lectern/sdk/testing';
import { refused } from '../../../../../../.storybook/replies.ts';
import { CalendarDialog } from './CalendarDialog.tsx';

const ADDRESS = 'https://school.example/calendar/q8Zr1n0TZk2uVfPp6c1w2A.3rJd9w.ics';
const handlers = (address: string) => [
  mock(calendarCall, () => ({ address })),
  mock(renewCalendar, () => ({ address: ADDRESS })),
  mock(reminders, () => ({ lessonFlag: 1 as const, homeworkFlag: 1 as const })),
];

const meta = {
  title: 'Site/Personal/Calendar and reminders 日历与提醒',
  id: 'site-personal-calendar',
  component: CalendarDialog,
  args: { isOpen: true, onClose: fn() },
  parameters: { msw: { handlers: handlers(ADDRESS) } },
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
  parameters: { msw: { handlers: handlers('') } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '生成订阅地址' }));
    await expect(await screen.findByLabelText('订阅地址')).toHaveValue(ADDRESS);
  },
};

export const ReminderRefused: Story = {
  parameters: { msw: { handlers: [mock(setReminders, refused('现在不能改')), ...handlers(ADDRESS)] } },
  play: async () => {
    const homework = await screen.findByRole('switch', { name: /作业截止前一天/ });
    await userEvent.click(homework);
    await waitFor(() => expect(homework).toBeChecked());
  },
};
