import { flag, type OutputOf } from '@lectern/sdk';
import * as resource from '@lectern/sdk/endpoints/resource';
import { mock, mockFile, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { session } from '../../shared/session/session.store.ts';
import OwnResourcesPage from './OwnResourcesPage.tsx';
import ResourcePage from './ResourcePage.tsx';
import ResourcesPage from './ResourcesPage.tsx';
import SharePage from './SharePage.tsx';
import { fileOptions, filePage, ownPage, sharedFile, uploadRules } from './samples.ts';

const around = [
  mock(resource.loadOption, () => fileOptions),
  mock(resource.spaceSize, () => ({ usedSize: 220_000_000, totalSize: 1_073_741_824 })),
  mock(resource.toUpload, () => uploadRules),
  mock(resource.vipFlag, () => ({ vipFlag: 0 as const })),
  mock(resource.list, ({ ownFlag }) => (flag(ownFlag) ? ownPage : filePage)),
];
const note = {
  fileName: 'Python 第一课 · 课堂笔记',
  fileType: 'txt',
  fileCategory: 'docs',
  ownerName: '林晓彤',
} as const;
const shows = (data: () => OutputOf<typeof resource.detail>, more: typeof around = []) => ({
  ...answeredBy(
    ...more,
    mock(resource.detail, () => data()),
    ...around,
  ),
});

const meta = {
  title: 'Site/Study files 学习资料',
  id: 'site-study-files',
  component: ResourcePage,
  args: { params: { resourceId: '2' } },
  parameters: {
    layout: 'fullscreen',
    ...shows(
      () => sharedFile('2', note),
      [
        mock(resource.view, () => ({ url: '/resources/2', expiresAt: '' })),
        mockFile('/resources/2', '一、变量\n名字贴在值上，不是盒子。'),
      ],
    ),
  },
  beforeEach: () => {
    const { token } = session;
    session.token = 'story';
    return () => void (session.token = token);
  },
} satisfies Meta<typeof ResourcePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ['visual'],
  render: () => <ResourcesPage />,
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('共 5 份资料')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /编程与数据/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /设计与影像/ })).toBeNull();
  },
};

export const Nothing: Story = {
  render: () => <ResourcesPage />,
  parameters: answeredBy(
    mock(resource.list, () => ({ total: 0, records: [] })),
    ...around,
  ),
};

export const ListFailed: Story = {
  render: () => <ResourcesPage />,
  parameters: answeredBy(mock(resource.list, unreachable), ...around),
};

/** A text file is shown in the page. */
export const Text: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/名字贴在值上/)).toBeVisible();
  },
};

/** A PDF is opened only on request. */
export const Pdf: Story = {
  args: { params: { resourceId: '1' } },
  parameters: shows(() => sharedFile('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '在线阅读' })).toBeVisible();
  },
};

export const MembersOnly: Story = {
  args: { params: { resourceId: '3' } },
  parameters: shows(() => sharedFile('3', { vipFlag: 1 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这份资料只对会员开放')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^下载/ })).toBeNull();
  },
};

export const PreviewFailed: Story = {
  args: { params: { resourceId: '5' } },
  parameters: shows(
    () => sharedFile('5', { fileCategory: 'image', fileType: 'png' }),
    [mock(resource.view, refused('没有'))],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('预览没有打开')).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { params: { resourceId: '6' } },
  parameters: shows(() => sharedFile('6')),
  beforeEach: () => void (session.token = ''),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('登录后可以预览和下载')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { params: { resourceId: '7' } },
  parameters: answeredBy(mock(resource.detail, refused('没有找到', { field: 'id' })), ...around),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这份资料')).toBeVisible();
  },
};

/** Of a malformed reply, whatever is readable is shown. */
export const Hostile: Story = {
  args: { params: { resourceId: '8' } },
  parameters: answeredBy(
    mockMalformed(resource.detail, {
      resourceId: '8',
      fileName: '一份资料',
      sourceSize: 'x',
      fileCategory: [],
      uploadedAt: 'no',
      summary: {},
    }),
    ...around,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('一份资料');
  },
};

export const Own: Story = {
  tags: ['visual'],
  render: () => <OwnResourcesPage />,
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('审核中')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择：期中考试错题整理' }));
    await expect(canvas.getByText('已选 1 份')).toBeVisible();
  },
};

export const OwnEmpty: Story = {
  render: () => <OwnResourcesPage />,
  parameters: answeredBy(
    mock(resource.list, () => ({ total: 0, records: [] })),
    ...around,
  ),
};

/** Without a file, the form says that one is needed. */
export const Share: Story = {
  tags: ['visual'],
  render: () => <SharePage />,
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '分享' }));
    await expect(await canvas.findByText('请先选择要分享的文件')).toBeVisible();
  },
};

export const ShareClosed: Story = {
  render: () => <SharePage />,
  parameters: answeredBy(mock(resource.toUpload, unreachable), ...around),
};
