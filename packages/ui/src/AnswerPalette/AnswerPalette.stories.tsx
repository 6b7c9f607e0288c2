import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { AnswerPalette, type PaletteItem, type PaletteState } from './index.ts';

const items = (from: number, states: readonly PaletteState[]): PaletteItem[] =>
  states.map((state, index) => ({
    id: `q${from + index}`,
    number: from + index,
    state,
    isMarked: (from + index) % 5 === 0,
  }));

const meta = {
  title: 'Practice/AnswerPalette 答题卡',
  id: 'practice-answerpalette',
  component: AnswerPalette,
  args: {
    currentId: 'q4',
    onChoose: fn(),
    groups: [
      {
        title: '一、选择题',
        items: items(1, ['answered', 'answered', 'answered', 'open', 'answered', 'unsaved', 'open', 'open']),
      },
      { title: '二、填空题', items: items(9, ['answered', 'open', 'partlyFilled', 'open']) },
    ],
  },
  decorators: [onStage(320)],
} satisfies Meta<typeof AnswerPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  tags: ['visual', 'visual-small'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '第 4 题, 未答' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('q6');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '第 12 题, 未答' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '第 11 题, 未填完' })).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: '第 1 题, 已答' })).toHaveFocus();
  },
};

export const Graded: Story = {
  args: {
    currentId: null,
    groups: [{ items: items(1, ['right', 'right', 'wrong', 'partlyRight', 'open', 'wrong']) }],
  },
};

/**
 * Of a paper with 2,000 questions only the rows near the viewport are rendered; arrow keys and the scroll bar
 * reach the others.
 */
export const Long: Story = {
  args: {
    currentId: 'q1',
    groups: [
      {
        title: '一、选择题',
        items: items(
          1,
          Array.from({ length: 1000 }, () => 'open' as const),
        ),
      },
      {
        title: '二、填空题',
        items: items(
          1001,
          Array.from({ length: 1000 }, () => 'answered' as const),
        ),
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('button')).length).toBeLessThan(500);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '第 1 题, 未答' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '第 2000 题, 已答, 已标记' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('q1999');
  },
};

const hundred = [
  {
    items: items(
      1,
      Array.from({ length: 100 }, () => 'open' as const),
    ),
  },
];

/** In a scrolling box the current question is scrolled into view inside the box; the page itself does not scroll. */
export const InABox: Story = {
  args: { currentId: 'q94', groups: hundred },
  render: (args) => (
    <div style={{ height: '1200px', paddingBlockStart: '900px' }}>
      <div style={{ height: '200px', overflow: 'auto' }} data-testid="box">
        <AnswerPalette {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box').getBoundingClientRect();
    const current = canvas.getByRole('button', { name: '第 94 题, 未答' });
    // Scrolled after the first paint.
    await waitFor(() => expect(current.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.bottom));
    await expect(current.getBoundingClientRect().top).toBeGreaterThanOrEqual(box.top);
    await expect(scrollY).toBe(0);
  },
};
