import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atRecord, roomReply } from '../stories.data.ts';
import DoingPage from './DoingPage.tsx';

const open = http.post('*/answering/paper/questions/v2', () =>
  HttpResponse.json({ code: '1', message: '', data: roomReply }),
);
const switched = http.post('*/answering/question/switch', () =>
  HttpResponse.json({ code: '1', message: '', data: {} }),
);

interface Sent {
  readonly answers: readonly {
    readonly questionId: string;
    readonly operationId: string;
    readonly sequence: number;
  }[];
}

const saved = http.post<never, Sent>('*/answering/batchSubmit', async ({ request }) => {
  const { answers } = await request.json();
  const receipts = answers.map((answer) => ({
    ...answer,
    savedAt: '2026-03-02T01:00:00.000Z',
    currentSequence: answer.sequence,
  }));
  return HttpResponse.json({ code: '1', message: '', data: { receipts, answeredCount: 1 } });
});

const meta = {
  title: 'Site/Practice/Room',
  component: DoingPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', msw: { handlers: [open, switched, saved] } },
  beforeEach: () => atRecord('story'),
} satisfies Meta<typeof DoingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已保存 1 / 1')).toBeVisible();
    await userEvent.keyboard('d');
    await expect(canvas.getAllByRole('radio')[3]).toBeChecked();
    await userEvent.keyboard('nac');
    await waitFor(() => expect(canvas.getByText('已保存 2 / 2')).toBeVisible());
  },
};

export const LineDown: Story = {
  parameters: {
    msw: { handlers: [open, switched, http.post('*/answering/batchSubmit', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('已保存 1 / 1');
    await userEvent.keyboard('a');
    await expect(
      await canvas.findByText('1 题暂存在本机，恢复网络后自动送出', {}, { timeout: 4000 }),
    ).toBeVisible();
  },
};

export const WithMaterial: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('已保存 1 / 1');
    await userEvent.keyboard('nnnn');
    await expect(await canvas.findByText('观察下表：')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '第 6 题' })).toBeVisible();
  },
};

export const Review: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '交卷' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('还有 5 题没有作答')).toBeVisible());
    await expect(dialog.getByText('标记了 1 题')).toBeVisible();
  },
};

/** The browser's own search leads to a question that is not in view. */
export const FoundByTheBrowser: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('已保存 1 / 1');
    const words = await waitFor(() => {
      const found = [...canvasElement.querySelectorAll('[data-question][hidden=until-found]')].find(
        ({ textContent }) => textContent.includes('可导的函数一定连续'),
      );
      if (found === undefined) throw new Error('the words cannot be found');
      return found;
    });
    await expect(getComputedStyle(words).display).not.toBe('none');
    words.dispatchEvent(new Event('beforematch', { bubbles: true }));
    words.removeAttribute('hidden');
    await expect(await canvas.findByRole('group', { name: '第 3 题' })).toBeVisible();
    await waitFor(() => expect(words).not.toBeVisible());
  },
};

/** Printing prints every question with its answer, and nothing of the room around it. */
export const Printed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('已保存 1 / 1');
    window.dispatchEvent(new Event('beforeprint'));
    const paper = canvas.getByRole('article', { hidden: true });
    for (const words of [
      '函数的最大值是',
      '下列说法正确的有',
      '可导的函数一定连续',
      '两根之和是',
      '观察下表',
      '说明理由',
    ])
      await expect(paper).toHaveTextContent(words);
    await expect(paper).toHaveTextContent('作答：B');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(paper).not.toBeInTheDocument());
    await expect(canvasElement).toHaveTextContent('交卷');
  },
};

export const Missing: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/answering/paper/questions/v2', () =>
          HttpResponse.json({ code: '0', message: '没有找到这次练习' }),
        ),
      ],
    },
  },
};

export const Failed: Story = {
  parameters: {
    msw: { handlers: [http.post('*/answering/paper/questions/v2', () => HttpResponse.error())] },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
