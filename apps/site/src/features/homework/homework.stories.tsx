import { text } from '@lectern/sdk';
import * as homework from '@lectern/sdk/endpoints/homework';
import * as resource from '@lectern/sdk/endpoints/resource';
import { mock, refuse, mockFile, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import HomeworkPage from './HomeworkPage.tsx';
import { homeworkDetail, homeworkPage, homeworkVideo, returnedWork } from './samples.ts';
import { videos } from './work/videos.store.ts';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { typeInEditor } from '../../shared/testing/typeInEditor.ts';

const save = mock(homework.save, () => ({
  homeworkId: '3',
  state: 'draft' as const,
  savedAt: '2026-03-02T02:00:00.000Z',
}));
const handlers = [
  mock(homework.list, () => homeworkPage),
  mock(homework.detail, ({ homeworkId }) => homeworkDetail(text(homeworkId))),
  mock(homework.preview, ({ homeworkId }) => homeworkDetail(text(homeworkId))),
  mock(homework.leaveNotify, () => null),
  mock(resource.spaceSize, () => ({ usedSize: 0, totalSize: 1_000_000 })),
  save,
];

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#fff"/>' +
  '<ellipse cx="200" cy="150" rx="150" ry="90" fill="none" stroke="#1d3557" stroke-width="3"/></svg>';

const meta = {
  title: 'Site/Homework 作业',
  id: 'site-homework',
  component: HomeworkPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
} satisfies Meta<typeof HomeworkPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去订正：为什么选豌豆' })).toBeVisible();
    await expect(canvas.getByText('92.5 / 100 分')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answeredBy(mock(homework.list, () => ({ total: 0, records: [] }))),
};

export const Failed: Story = { parameters: answeredBy(mock(homework.list, unreachable)) };

/**
 * The work is saved automatically, a preview shows what the teacher will see, and a refusal by the school
 * changes nothing.
 */
export const Write: Story = {
  args: { params: { homeworkId: '3' } },
  parameters: answeredBy(
    mock(homework.save, ({ submitFlag }) => {
      if (submitFlag === 1) throw refuse('0', '作业已经截止', { field: 'homeworkId' });
      return { homeworkId: '3', state: 'draft' as const, savedAt: '2026-03-02T02:00:00.000Z' };
    }),
    handlers,
  ),
  play: async ({ canvas }) => {
    await typeInEditor(canvas, '正文', '所以 b=3。');
    await waitFor(() => expect(canvas.getByText('已保存')).toBeVisible(), { timeout: 5_000 });
    await userEvent.click(canvas.getByRole('button', { name: '交作业' }));
    await expect(await screen.findByRole('dialog', { name: '交之前再看一眼' })).toHaveTextContent('a = 5');
    await userEvent.click(screen.getByRole('button', { name: '确认交' }));
    await waitFor(() => expect(screen.getByText('作业已经截止')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '再改改' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '正文' })).toHaveTextContent(
        '两颗图钉之间是 8，所以 c=4；绳长 10，所以 a=5。所以 b=3。',
      ),
    );
  },
};

export const New: Story = {
  tags: ['visual'],
  args: { params: { homeworkId: '1' } },
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '交作业' }));
    await expect(canvas.getByText('请先写点内容或上传文件')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '正文' })).toHaveFocus();
  },
};

/** Another device has saved a different version: nothing is overwritten before the student has chosen. */
export const ChangedElsewhere: Story = {
  tags: ['release'],
  args: { params: { homeworkId: '3' } },
  parameters: answeredBy(
    mock(homework.save, ({ savedAt }) => {
      if (savedAt === '2026-03-02T01:00:00.000Z')
        throw refuse('0', '这份作业在别处改过了', { field: 'savedAt' });
      return { homeworkId: '3', state: 'draft' as const, savedAt: '2026-03-02T03:00:00.000Z' };
    }),
    mock(
      homework.detail,
      (() => {
        let count = 0;
        return () => {
          count += 1;
          return homeworkDetail(
            '3',
            count === 1 ? {} : { content: '手机上写的', savedAt: '2026-03-02T02:00:00.000Z' },
          );
        };
      })(),
    ),
    handlers,
  ),
  play: async ({ canvas }) => {
    await typeInEditor(canvas, '正文', '这里');
    await userEvent.click(await canvas.findByRole('button', { name: '用别处的' }, { timeout: 5_000 }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '正文' })).toHaveTextContent('手机上写的'),
    );
    await expect(await canvas.findByText('已保存')).toBeVisible();
  },
};

/** One video plays, one is being processed by the provider, and one is missing: each shows its state. */
export const Videos: Story = {
  tags: ['visual'],
  args: { params: { homeworkId: '3' } },
  beforeEach: () => {
    for (const id of Object.keys(videos)) delete videos[id];
  },
  parameters: {
    ...phoneAndDark,
    ...answeredBy(
      mock(homework.detail, () =>
        homeworkDetail('3', {
          fileTypes: ['jpg', 'png', 'mp4'],
          videoTypes: ['mp4'],
          maxBytes: 209_715_200,
          files: [
            homeworkVideo('v1', 'ready'),
            homeworkVideo('v2', 'processing', '推导过程.mp4'),
            homeworkVideo('v3', 'failed', '录屏.mp4'),
          ],
        }),
      ),
      // Not a picture: it shows the player before playback starts.
      mockFile('/sandbox/video/a'),
      mock(homework.videoSuccess, () => homeworkVideo('v2', 'processing', '推导过程.mp4')),
      handlers,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /边画边讲/ })).toBeVisible();
    await expect(canvas.getByText(/正在转码/)).toBeVisible();
    await expect(canvas.getByText('这个视频无法播放，请删掉后换一个')).toBeVisible();
  },
};

/** The school refuses a video before any of it is uploaded. */
export const VideoRefused: Story = {
  tags: ['release'],
  args: { params: { homeworkId: '3' } },
  parameters: answeredBy(
    mock(homework.detail, () => homeworkDetail('3', { fileTypes: ['mp4'], videoTypes: ['mp4'], files: [] })),
    mock(homework.videoAuthorization, refused('一份作业最多上传 20 次视频', { field: 'homeworkId' })),
    handlers,
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: '正文' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no field for files');
    await userEvent.upload(input, new File(['abc'], '讲解.mp4'));
    await expect(await canvas.findByText('一份作业最多上传 20 次视频')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新上传 讲解.mp4' })).toBeVisible();
  },
};

export const Returned: Story = {
  tags: ['visual'],
  args: { params: { homeworkId: '2' } },
  parameters: phoneAndDark,
};

export const HandedIn: Story = { args: { params: { homeworkId: '4' } } };

/** It can be handed in again until it is due; the latest hand-in counts. */
export const Replaceable: Story = {
  args: { params: { homeworkId: '4' } },
  parameters: answeredBy(
    mock(homework.detail, () =>
      homeworkDetail('4', {
        replaceableFlag: 1,
        replaced: [
          {
            submittedAt: '2026-03-01T12:00:00.000Z',
            contentHtml: '<p>只画了图。</p>',
            files: [],
            commentHtml: '',
            markedFiles: [],
          },
        ],
      }),
    ),
    handlers,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/2026年3月1日.* 交/));
    await expect(canvas.getByText('只画了图。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改后重新交' }));
    await userEvent.click(await canvas.findByRole('button', { name: '不改了' }));
    await expect(await canvas.findByRole('button', { name: '修改后重新交' })).toBeVisible();
  },
};

/** The returned work is shown below, with the marked files beside the student's own. */
export const ReturnedWithFiles: Story = {
  args: { params: { homeworkId: '2' } },
  parameters: answeredBy(
    mockFile('/files/*', drawing, 'image/svg+xml'),
    mock(homework.detail, () => homeworkDetail('2', { replaced: [returnedWork] })),
    handlers,
  ),
  play: async ({ canvas }) => {
    const sheets = within(await canvas.findByRole('region', { name: '批改稿' }));
    await expect(await sheets.findByRole('img', { name: '批改后的 椭圆.jpg' })).toBeVisible();
    await expect(sheets.getByRole('img', { name: '我交的 椭圆.png' })).toBeVisible();
    await expect(sheets.getByRole('link', { name: '评语.docx' })).toBeVisible();
  },
};

export const Marked: Story = {
  tags: ['visual'],
  args: { params: { homeworkId: '5' } },
  parameters: phoneAndDark,
};

/** A paper is started here and answered in its room. */
export const Paper: Story = {
  tags: ['visual'],
  args: { params: { homeworkId: '7' } },
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '开始做题' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '交作业' })).toBeNull();
  },
};

export const PaperDone: Story = {
  tags: ['visual'],
  args: { params: { homeworkId: '8' } },
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '看答题报告' })).toHaveAttribute(
      'href',
      '#/lib/subject/report?recordId=800',
    );
  },
};

export const Closed: Story = { args: { params: { homeworkId: '6' } } };

export const Missing: Story = {
  args: { params: { homeworkId: '99' } },
  parameters: answeredBy(
    mock(homework.detail, refused('没有找到这份作业', { field: 'homeworkId' })),
    handlers,
  ),
};
