import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stage } from '../stage/index.ts';
import { Bars } from './index.ts';

const meta = {
  title: 'Practice/Bars',
  component: Bars,
  args: {
    label: '各部分得分',
    items: [
      { id: '1', label: '一、选择题', value: 45, max: 60 },
      { id: '2', label: '二、填空题', value: 20, max: 20, tone: 'success' },
      { id: '3', label: '三、解答题', value: 21.5, max: 70, tone: 'danger' },
      { id: '4', label: '附加题', value: 0, max: 0, figure: '未作答' },
    ],
  },
  decorators: [
    (Story) => (
      <Stage width={480}>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Bars>;
export default meta;

export const Sections: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')[0]).toHaveTextContent('一、选择题45 / 60');
  },
};
