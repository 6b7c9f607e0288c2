import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { Heading, Stack } from './index.ts';

const meta = {
  title: 'Layout/Heading 小标题',
  id: 'layout-heading',
  component: Heading,
  args: { children: '积分明细' },
  decorators: [onStage(400)],
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Level and size are independent. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="x3">
      <Heading {...args} level={1} size="xxl" />
      <Heading {...args} size="xl" />
      <Heading {...args} />
      <Heading {...args} level={3} size="md" />
      <Heading {...args} level={3} size="sm" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('heading').map((one) => getComputedStyle(one).fontSize);
    await expect(sizes).toEqual(['28px', '22px', '18px', '16px', '14px']);
  },
};

/** A name chosen by a user. */
export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
