import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage, Row } from '../stage/index.ts';
import { ProgressRing } from './index.ts';

const meta = {
  title: 'Feedback/ProgressRing 进度环',
  id: 'feedback-progressring',
  component: ProgressRing,
  args: { percent: 42, label: '高等数学' },
  decorators: [onStage(320)],
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing, almost all and all done; and invalid values, as a server may send them. */
export const Shares: Story = {
  render: () => (
    <Row>
      {[0, 42, 99.6, 100, 250, Number.NaN].map((percent, at) => (
        <ProgressRing key={percent} percent={percent} label={`课程 ${at + 1}`} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((ring) => ring.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '42', '99', '100', '100', '0']);
  },
};

/** A visible text beside it says the same, so that screen readers do not read it twice. */
export const BesideWords: Story = {
  render: ({ percent }) => (
    <div style={{ display: 'flex', gap: space.x4, alignItems: 'center' }}>
      <ProgressRing percent={percent} />
      <span>做了 42 / 100 题</span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
