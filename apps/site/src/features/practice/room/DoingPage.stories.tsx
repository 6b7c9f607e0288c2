import { amount, type InputOf, list, text } from '@lectern/sdk';
import * as answering from '@lectern/sdk/endpoints/answering';
import { mock, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { atQuery, roomReply } from '../stories.data.ts';
import DoingPage from './DoingPage.tsx';

const open = mock(answering.paperQuestions, () => roomReply);
const switched = mockMalformed(answering.switchQuestion, {});

const saved = mock(answering.batchSubmit, ({ answers }) => {
  const receipts = list<InputOf<typeof answering.batchSubmit>['answers'][number]>(answers).map((answer) => ({
    questionId: text(answer.questionId),
    operationId: text(answer.operationId),
    sequence: amount(answer.sequence),
    savedAt: '2026-03-02T01:00:00.000Z',
    currentSequence: amount(answer.sequence),
    late: false,
    proof: null,
  }));
  return { receipts, answeredCount: 1, state: 'doing' as const };
});

const meta = {
  title: 'Site/Practice/Room 考场 练习',
  id: 'site-practice-room',
  component: DoingPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(open, switched, saved) },
  beforeEach: () => atQuery('recordId=story'),
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
  parameters: answeredBy(open, switched, mock(answering.batchSubmit, unreachable)),
  play: async ({ canvas }) => {
    await canvas.findByText('已保存 1 / 1');
    await userEvent.keyboard('a');
    await expect(
      await canvas.findByText('1 题暂存在本机，恢复网络后自动送出', {}, { timeout: 4000 }),
    ).toBeVisible();
  },
};

/** The connection is lost while everything is saved: a notice appears before the next answer. */
export const LineCut: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('已保存 1 / 1');
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('连不上学校，接下来的作答先暂存在本机')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('已保存 1 / 1')).toBeVisible();
  },
};

export const WithMaterial: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('已保存 1 / 1');
    await userEvent.keyboard('nnnn');
    await expect(await canvas.findByText('观察下表：')).toBeVisible();
    // Announced to screen readers.
    await expect(canvas.getByText(/^第 5 题，共 \d+ 题$/)).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('group', { name: '第 6 题' })).toBeVisible();
  },
};

export const Review: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('已保存 1 / 1');
    await userEvent.keyboard('nnn');
    await userEvent.type(await canvas.findByRole('textbox', { name: /1/ }), '5');
    await userEvent.click(await canvas.findByRole('button', { name: '交卷' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('还有 4 题没有作答')).toBeVisible());
    await expect(dialog.getByText('还有 1 题有空没填')).toBeVisible();
    await expect(dialog.getByText('标记了 1 题')).toBeVisible();
  },
};

/** The browser's find-in-page leads to a question that is not in view. */
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

/** Printing includes every question with its answer, and none of the controls. */
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
  parameters: answeredBy(mock(answering.paperQuestions, refused('没有找到这次练习'))),
};

export const FaceFirst: Story = {
  parameters: answeredBy(
    mock(answering.paperQuestions, refused('这台设备继续考试前需要通过人脸识别', { face: 1, examId: '3' })),
  ),
  play: () => waitFor(() => expect(location.hash).toBe('#/lib/subject/exampaper/examintro/3')),
};

let isDown = true;

/** Loaded again by itself when the connection is back. */
export const Failed: Story = {
  parameters: answeredBy(
    mock(answering.paperQuestions, () => (isDown ? unreachable() : roomReply)),
    switched,
    saved,
  ),
  beforeEach: () => void (isDown = true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已经保存的答案不会丢/)).toBeVisible();
    isDown = false;
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('已保存 1 / 1')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
