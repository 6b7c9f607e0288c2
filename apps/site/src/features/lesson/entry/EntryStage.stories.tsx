import { idleStudy, type StudyGate } from '@lectern/sdk/machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { leaveStudy, lessonGate, type StudyStop } from '../../lessonGate/index.ts';
import { widths } from '../../../../../../.storybook/modes.ts';
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

const waitingAt = (gate: StudyGate, met: readonly StudyGate[]) => () => {
  Object.assign(lessonGate, {
    met,
    stop: undefined,
    machine: { step: gate, phase: 'waiting', isSkippable: false },
  });
};
const stopped =
  (stop: StudyStop, met: readonly StudyGate[] = []) =>
  () => {
    Object.assign(lessonGate, { met, stop, machine: { ...idleStudy, step: 'stopped' } });
  };

export const Checking: Story = {
  play: ({ canvas }) => expect(canvas.getByText('正在打开这节课')).toBeVisible(),
};
export const AtAgreement: Story = { beforeEach: waitingAt('agreement', ['proxy', 'agreement']) };
export const AtFace: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, desktop: widths.desktop } } },
  beforeEach: waitingAt('face', ['agreement', 'information', 'face']),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '开始人脸核验' })).toBeVisible(),
};
export const PutOff: Story = {
  beforeEach: stopped({ cause: 'putOff', gate: 'agreement' }, ['agreement']),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续' }));
    await expect(onEnter).toHaveBeenCalled();
  },
};
export const CheckFailed: Story = {
  beforeEach: stopped({ cause: 'failed', words: '课程已下架' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('课程已下架')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};
export const NoAddress: Story = {
  beforeEach: stopped({ cause: 'room', problem: 'noAddress' }),
  play: ({ canvas }) => expect(canvas.getByText('地址不存在!')).toBeVisible(),
};
