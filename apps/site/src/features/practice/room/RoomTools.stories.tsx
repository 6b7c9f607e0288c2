import * as answering from '@lectern/sdk/endpoints/answering';
import { mock, mockMalformed } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { replacePorts } from '../../../shared/ports.ts';
import { atQuery, roomReply } from '../stories.data.ts';
import DoingPage from './DoingPage.tsx';
import { tools } from './tools/tools.store.ts';

const written = {
  ...roomReply,
  currentQuestionId: '2',
  questions: roomReply.questions.map((question) =>
    question.questionId === '2'
      ? {
          ...question,
          sign: { struck: ['C'], highlights: [{ start: 0, end: 4 }], note: '乙和丙不能同时成立' },
        }
      : question,
  ),
};
const open = mock(answering.paperQuestions, () => written);
const switched = mockMalformed(answering.switchQuestion, {});
const signed = mockMalformed(answering.sign, {});

/** Resets the tools, which are shared by all papers, so that each story starts with none active. */
function putBack(): void {
  Object.assign(tools, {
    textSize: 'normal',
    isHighlighting: false,
    isStriking: false,
    hasKeys: true,
    notes: {},
  });
}

const meta = {
  title: 'Site/Practice/Tools 考场工具',
  id: 'site-practice-tools',
  component: DoingPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(open, switched, signed) },
  beforeEach: () => {
    // Choices made here are stored for every paper; other stories must not see them.
    const restorePorts = replacePorts({
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    });
    const leaveRecord = atQuery('recordId=story');
    return () => {
      putBack();
      restorePorts();
      leaveRecord();
    };
  },
} satisfies Meta<typeof DoingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A note, a highlight and a ruled-out option from an earlier visit. */
export const Written: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '这道题的笔记' })).toHaveValue(
      '乙和丙不能同时成立',
    );
    await userEvent.click(await canvas.findByRole('button', { name: '排除选项' }));
    await expect(canvas.getByRole('button', { name: '排除选项 C', pressed: true })).toBeVisible();
    await waitFor(() => expect(CSS.highlights.get('lectern-stem')?.size).toBe(1));
  },
};

/** Keyboard: rule out, note, size; and single-key shortcuts can be switched off. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '排除选项' });
    await userEvent.keyboard('{Shift>}A{/Shift}');
    await expect(await canvas.findByRole('checkbox', { name: /甲.*已排除/ })).not.toBeChecked();
    await userEvent.keyboard('zz');
    await expect(canvas.getByRole('button', { name: '字号 特大' })).toBeVisible();
    await userEvent.keyboard('?');
    const { body } = canvasElement.ownerDocument;
    await waitFor(() => expect(body.querySelector('[role=dialog] input[type=checkbox]')).toBeVisible());
    await userEvent.click(body.querySelector('[role=dialog] input[type=checkbox]') ?? body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.querySelector('[role=dialog]')).toBeNull());
    await userEvent.keyboard('z');
    await expect(canvas.getByRole('button', { name: '字号 特大' })).toBeVisible();
  },
};
