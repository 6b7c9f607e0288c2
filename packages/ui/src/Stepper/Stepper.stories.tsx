import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Stepper, StudyGates, studyGates } from './index.ts';

const meta = {
  title: 'Feedback/StudyGates 学习关卡',
  id: 'feedback-stepper',
  component: StudyGates,
  args: { gates: studyGates, current: 'info' },
  decorators: [onStage(860)],
} satisfies Meta<typeof StudyGates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gates: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getAllByRole('listitem');
    await expect(steps).toHaveLength(6);
    await expect(steps[1]).toHaveTextContent('签署协议，已完成');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};
/** The order is that of `studyGates`, whatever the order of the prop. */
export const FewGates: Story = {
  args: { gates: ['room', 'face', 'agreement'], current: 'agreement' },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('listitem')
      .map((step) => step.textContent);
    await expect(names).toEqual(['1签署协议，进行中', '2人脸核验，未开始', '3进入课堂，未开始']);
  },
};
export const Failed: Story = { args: { current: 'face', hasFailed: true } };
export const Done: Story = {
  args: { current: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-state=done]')).toHaveLength(6);
  },
};
export const Described: Story = {
  render: () => (
    <Stepper
      label="退款进度"
      current="audit"
      steps={[
        { id: 'ask', label: '提交申请', description: '11 月 18 日' },
        { id: 'audit', label: '学校审核', description: '一般需要 2 个工作日' },
        { id: 'pay', label: '原路退回' },
      ]}
    />
  ),
};
