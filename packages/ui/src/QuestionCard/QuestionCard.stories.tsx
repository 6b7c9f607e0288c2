import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage, phoneAndDark } from '../stage/index.ts';
import { QuestionCard, type QuestionCardProps } from './index.ts';

function Answering(props: QuestionCardProps) {
  const [value, setValue] = useState<readonly string[]>(props.value);
  const handleChange = (next: string[]) => {
    props.onChange?.(next);
    setValue(next);
  };
  return <QuestionCard {...props} value={value} onChange={handleChange} />;
}

function Refusing(props: QuestionCardProps) {
  const [value, setValue] = useState<readonly string[]>(['b']);
  return <QuestionCard {...props} value={value} onChange={() => setValue(['b'])} />;
}

/** As the site passes it in: sanitised HTML with MathML inside. */
const rich = (html: string) => <span dangerouslySetInnerHTML={{ __html: html }} />;
const formula = rich('<math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn></math>');

const meta = {
  title: 'Practice/QuestionCard 题目',
  id: 'practice-questioncard',
  component: QuestionCard,
  render: (args) => <Answering {...args} />,
  args: {
    number: 3,
    kind: 'single',
    points: 5,
    stem: <p>已知函数 f(x) = {formula}，则下列说法正确的是（　　）</p>,
    options: [
      { id: 'a', content: 'f(x) 是奇函数' },
      { id: 'b', content: 'f(x) 是偶函数' },
      { id: 'c', content: 'f(x) 在 ℝ 上单调递增' },
      { id: 'd', content: rich('f(x) 的最小值为 <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>') },
    ],
    value: [],
    onChange: fn(),
  },
  decorators: [onStage(760)],
} satisfies Meta<typeof QuestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /偶函数/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['b']);
    await expect(canvas.getByRole('group', { name: '第 3 题' })).toHaveAccessibleDescription(/下列说法正确/);
  },
};

export const Chosen: Story = { args: { value: ['b'] } };

const explanation = <>因为 f(−x) = f(x)，所以 f(x) 是偶函数；它在 (−∞, 0] 上递减，最小值是 1。</>;

export const Right: Story = { args: { value: ['b'], review: { answer: ['b'], explanation } } };

export const Wrong: Story = {
  tags: ['visual', 'visual-small'],
  parameters: phoneAndDark,
  args: { value: ['a'], review: { answer: ['b'], explanation } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /奇函数.*答错了/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /偶函数.*正确答案/ })).toBeDisabled();
  },
};

/** Whatever the order of the clicks, the answer is in the order of the options. */
export const Several: Story = {
  args: { kind: 'multiple' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /单调递增/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /奇函数/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['a', 'c']);
  },
};

/** The `value` prop takes precedence over what the user has just chosen. */
export const TakenBack: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /奇函数/ }));
    await expect(canvas.getByRole('radio', { name: /偶函数/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /奇函数/ })).not.toBeChecked();
  },
};

/** Ruling out options is a thinking aid: it never changes the answer, and a chosen option cannot be ruled out. */
export const RuledOut: Story = {
  args: { value: ['b'], struck: ['a', 'b'], onStrike: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /奇函数.*已排除/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: '排除选项 A', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '排除选项 B' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '排除选项 D' }));
    await expect(args.onStrike).toHaveBeenLastCalledWith('d');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Blanks: Story = {
  args: {
    kind: 'blank',
    options: [],
    blankCount: 2,
    stem: <p>若 {formula} = 5，则 x = ＿＿＿ 或 ＿＿＿。</p>,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: '第 2 空' }), '-2');
    await expect(args.onChange).toHaveBeenLastCalledWith(['', '-2']);
  },
};

export const Open: Story = {
  args: { kind: 'open', options: [], stem: <p>求函数 {formula} 在 x = 1 处的切线方程。</p> },
};
