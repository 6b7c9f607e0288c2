import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Dotted } from './index.ts';

const meta = {
  title: 'Layout/Dotted 以点相隔',
  id: 'layout-dotted',
  component: Dotted,
  args: { children: '录播课 · 顾明晖 · 共 20 讲' },
  decorators: [onStage(400)],
} satisfies Meta<typeof Dotted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/**
 * Too little room for all facts on one line: the dot between two lines disappears, so that each line begins and
 * ends with a fact.
 */
export const OnLines: Story = {
  render: (args) => (
    <div style={{ width: '120px' }}>
      <Dotted {...args} />
    </div>
  ),
  args: { children: 'Lin Shuyi · English · former interpreter' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Lin Shuyi').parentElement;
    if (line === null) throw new Error('The facts stand in nothing.');
    await expect(line).toHaveTextContent('Lin Shuyi · English · former interpreter');
    const facts = [...line.children].map((fact) => fact.getBoundingClientRect());
    const { left } = line.getBoundingClientRect();
    await expect(facts.map((fact) => fact.left)).toEqual([left, left, left]);
    await expect(getComputedStyle(line).overflowX).toBe('clip');
  },
};
