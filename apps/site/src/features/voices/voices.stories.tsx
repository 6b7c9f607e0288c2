import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { phoneAndDark } from '../../../../../.storybook/modes.ts';
import { done } from '../../../../../.storybook/replies.ts';
import { voicePage } from './samples.ts';
import VoicesPage from './VoicesPage.tsx';

const answers = (answer: () => Response) => ({
  msw: { handlers: [http.get('*/front/studentVoice/list', answer)] },
});

const meta = {
  title: 'Site/Student voices',
  component: VoicesPage,
  parameters: { layout: 'fullscreen', ...answers(() => done(voicePage)) },
} satisfies Meta<typeof VoicesPage>;
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

export const None: Story = { parameters: answers(() => done({ total: 0, records: [] })) };

export const Failed: Story = { parameters: answers(() => HttpResponse.error()) };

/** Whatever the server sends, what can be read is shown. */
export const Hostile: Story = {
  parameters: answers(() =>
    done({
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
