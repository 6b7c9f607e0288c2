import { exerciseExamRecord, studentStudyInfo, studyClass, studyHistory } from '@lectern/sdk/endpoints/other';
import { mock, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import { showSchool } from '../../../shared/testing/shell.samples.ts';
import ArchivesPage from './ArchivesPage.tsx';
import { handedIn, studyClasses, studySum } from './archives.store.ts';
import { history } from './studyHistory.store.ts';

const others = [
  mock(studentStudyInfo, () => ({
    studySeconds: 5400,
    streakDays: 3,
    courseCount: 1,
    finishedCourseCount: 0,
    exerciseCount: 0,
    examCount: 0,
    certificateCount: 0,
  })),
  mock(studyHistory, () => ({ days: [], marks: [] })),
  mock(exerciseExamRecord, () => ({ records: [], total: 0, pageNo: 1, pageSize: 10 })),
];

const meta = {
  title: 'Site/Settings/Learning record 学习档案',
  id: 'site-settings-archives',
  component: ArchivesPage,
  parameters: { layout: 'fullscreen', ...answeredBy(others) },
  beforeEach: () => {
    const leaveSchool = showSchool({});
    session.userId = '1';
    for (const part of [studySum, studyClasses, handedIn, history])
      Object.assign(part, { status: 'idle', value: undefined });
    return () => {
      session.userId = '';
      leaveSchool();
    };
  },
} satisfies Meta<typeof ArchivesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

let isBroken = true;

/** A part that failed to load says so instead of being shown as empty; it can be retried on its own. */
export const APartIsMissing: Story = {
  beforeEach: () => void (isBroken = true),
  parameters: answeredBy(
    ...others,
    mock(studyClass, () =>
      isBroken
        ? unreachable()
        : [
            {
              classTypeId: '1',
              commodityId: '1',
              className: '高中数学',
              classNameEn: '',
              lessonCount: 12,
              finishedCount: 3,
              progressPercent: 25,
              studySeconds: 5400,
              lastStudiedAt: null,
            },
          ],
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 小时 30 分')).toBeVisible();
    await expect(await canvas.findByText('还没有交过练习或考试')).toBeVisible();
    await expect(await canvas.findByText('课程进度没有加载出来')).toBeVisible();
    await expect(canvas.queryByText('还没有课程')).toBeNull();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByText('3 / 12 课时')).toBeVisible();
  },
};
