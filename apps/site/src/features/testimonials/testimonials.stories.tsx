import type { OutputOf } from '@lectern/sdk';
import * as testimonials from '@lectern/sdk/endpoints/testimonials';
import { mock, mockMalformed, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { testimonialPage } from './samples.ts';
import TestimonialsPage from './TestimonialsPage.tsx';

const answers = (answer: () => OutputOf<typeof testimonials.list>) => ({
  ...answeredBy(mock(testimonials.list, answer)),
});

const meta = {
  title: 'Site/Student voices 学员心声',
  id: 'site-student-voices',
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', ...answers(() => testimonialPage) },
} satisfies Meta<typeof TestimonialsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stories: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '学过：圆锥曲线二十讲' })).toHaveAttribute(
      'href',
      '#/course/detail/5/15/contents',
    );
  },
};

export const None: Story = { parameters: answers(() => ({ total: 0, records: [] })) };

export const Failed: Story = { parameters: answers(unreachable) };

/** Of a malformed reply, whatever is readable is shown. */
export const Hostile: Story = {
  parameters: answeredBy(
    mockMalformed(testimonials.list, {
      total: 'x',
      records: [
        null,
        {
          voiceId: '1',
          name: '无名',
          story: '<img src=x onerror=alert(1)>只有一句话',
          course: 7,
          toldOn: 'once',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('只有一句话')).toBeVisible();
  },
};
