import { idleStudy, type StudyGate } from '@lectern/sdk/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { leaveStudy, lessonGate, type StudyStop } from '../../lessonGate/index.ts';
import { widths } from '@lectern/ui/stage';
import { EntryStage } from './EntryStage.tsx';

const onEnter = fn();

const meta = {
  title: 'Site/Lesson/Way in 进入课时',
  id: 'site-lesson-way-in',
  component: EntryStage,
  args: { onEnter },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ width: 'min(760px, 100vw)' }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => leaveStudy,
} satisfies Meta<typeof EntryStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitingAt =
  (gate: StudyGate, gates: readonly StudyGate[], isRecognising = false) =>
  () => {
    Object.assign(lessonGate, {
      gates,
      at: gate,
      isRecognising,
      stop: undefined,
      machine: { step: gate, phase: 'waiting', isSkippable: false },
    });
  };
const stopped =
  (stop: StudyStop, gates: readonly StudyGate[] = [], at?: StudyGate) =>
  () => {
    Object.assign(lessonGate, { gates, at, stop, machine: { ...idleStudy, step: 'stopped' } });
  };

export const Checking: Story = {
  play: ({ canvas }) => expect(canvas.getByText('正在打开这节课')).toBeVisible(),
};
/** All gates are listed from the first one on. */
export const AtAgreement: Story = {
  beforeEach: waitingAt('agreement', ['proxy', 'agreement', 'information', 'face']),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('已完成'),
      '2签署协议，进行中',
      '3完善信息，未开始',
      '4人脸核验，未开始',
      '5进入课堂，未开始',
    ]);
  },
};
export const AtFace: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, desktop: widths.desktop } } },
  beforeEach: waitingAt('face', ['agreement', 'information', 'face']),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '开始人脸核验' })).toBeVisible(),
};
export const FaceUnderWay: Story = {
  beforeEach: waitingAt('face', ['agreement', 'face'], true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在人脸核验')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看核验进度' })).toBeVisible();
  },
};
export const PutOff: Story = {
  beforeEach: stopped({ cause: 'putOff', gate: 'agreement' }, ['agreement', 'face'], 'agreement'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还有 2 步，完成后自动开始学习。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await expect(onEnter).toHaveBeenCalled();
  },
};
export const CheckFailed: Story = {
  beforeEach: stopped({ cause: 'failed', message: '课程已下架' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('课程已下架')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
export const NoAddress: Story = {
  beforeEach: stopped({ cause: 'room', problem: 'noAddress' }),
  play: ({ canvas }) => expect(canvas.getByText('地址不存在!')).toBeVisible(),
};
