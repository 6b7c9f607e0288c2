import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import type { Finding } from './rehearsal.checks.ts';
import { rehearsal, type RehearsalState } from './rehearsal.store.ts';
import RehearsalPage from './RehearsalPage.tsx';

const finding = (grade: Finding['grade'], figure = 0, reason: Finding['reason'] = ''): Finding => ({
  grade,
  reason,
  figure,
});

const fine: RehearsalState['findings'] = {
  http: finding('good', 38),
  clock: finding('good', 412),
  socket: finding('good', 96),
  storage: finding('good'),
  tab: finding('good'),
};
const home = { cut: finding('good', 3) };

/** Shows the page with given findings, without checking the test machine. */
const after = (state: Partial<RehearsalState>) => () => {
  Object.assign(rehearsal, { step: 'done', running: [], findings: {}, waitingCount: 0, ...state });
};

const meta = {
  title: 'Site/Exam/Rehearsal 考前演练',
  id: 'site-exam-rehearsal',
  component: RehearsalPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RehearsalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotBegun: Story = { beforeEach: after({ step: 'idle' }) };

export const Cut: Story = {
  beforeEach: after({ step: 'running', running: ['cut'], waitingCount: 2, findings: fine }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('网络已断开，2 个答案暂存在本机');
  },
};

export const Fine: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  beforeEach: after({ findings: { ...fine, ...home } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('这台设备可以放心考试。');
  },
};

/** Clock an hour off, no socket, a private window, no camera: the student can still take an exam. */
export const Warnings: Story = {
  tags: ['visual'],
  beforeEach: after({
    findings: {
      ...fine,
      ...home,
      clock: finding('warning', 3_600_000),
      socket: finding('warning'),
      storage: finding('warning', 0, 'missing'),
      camera: finding('warning', 0, 'denied'),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('可以考试，下面有几处要留意。');
    await expect(canvas.getByText(/与学校相差 3600 秒/)).toBeVisible();
  },
};

export const Unfit: Story = {
  beforeEach: after({ findings: { http: finding('bad'), clock: finding('warning', Number.NaN) } }),
};
