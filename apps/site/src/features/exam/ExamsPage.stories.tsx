import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { phoneAndDark } from '../../../../../.storybook/modes.ts';
import { examPage } from './exam.stories.data.ts';
import ExamsPage from './ExamsPage.tsx';

const reply = (data: unknown) =>
  http.get('*/front/exam/queryMyExamList', () => HttpResponse.json({ code: '1', message: '', data }));

const meta = {
  title: 'Site/Exam/List',
  component: ExamsPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', msw: { handlers: [reply(examPage)] } },
} satisfies Meta<typeof ExamsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '进入考试：高等数学 · 期中考试' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '考前演练' })).toBeVisible();
  },
};

export const Empty: Story = { parameters: { msw: { handlers: [reply({ total: 0, records: [] })] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [http.get('*/front/exam/queryMyExamList', () => HttpResponse.error())] } },
};
