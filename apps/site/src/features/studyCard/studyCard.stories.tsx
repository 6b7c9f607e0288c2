import type { OutputOf } from '@lectern/sdk';
import * as course from '@lectern/sdk/endpoints/course';
import { mock, refused } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { session } from '../../shared/session/session.store.ts';
import OpenedPage from './OpenedPage.tsx';
import { choiceReply, courseCard, openedReply, studyCardReply } from './samples.ts';
import { resetCard } from './studyCard.store.ts';
import StudyCardPage from './StudyCardPage.tsx';

const inside = mock(course.studyCardPackageInfo, () => ({
  commodity: courseCard('7', '职场新人双课包', { commodityType: 2 }),
  courses: [courseCard('9', 'Excel：从表格到看板'), courseCard('10', '初级会计第一步')],
}));
const shows = (reply: OutputOf<typeof course.checkStudyCard>) => ({
  ...answeredBy(
    mock(course.checkStudyCard, () => reply),
    inside,
  ),
});

const meta = {
  title: 'Site/Study cards 学习卡',
  id: 'site-study-cards',
  component: StudyCardPage,
  parameters: { layout: 'fullscreen', ...shows(studyCardReply()) },
  beforeEach: () => {
    session.token = 'a token';
    return () => {
      resetCard();
      session.token = '';
    };
  },
} satisfies Meta<typeof StudyCardPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

async function look(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: '卡上的激活码' }), 'qhzc-7m4k-2tpx-9rwd');
  await userEvent.click(canvas.getByRole('button', { name: '查看卡里的课程' }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看卡里的课程' }));
    await expect(canvas.getByRole('textbox', { name: '卡上的激活码' })).toBeInvalid();
  },
};

export const Usable: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await look(canvas);
    const card = await canvas.findByRole('region', { name: '职场新人学习卡' });
    await expect(within(card).getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.click(within(card).getByRole('button', { name: '看看里面的课程' }));
    await expect(await within(card).findByText('Excel：从表格到看板')).toBeVisible();
    await expect(within(card).getByText('已拥有')).toBeVisible();
  },
};

export const Choosing: Story = {
  tags: ['visual'],
  parameters: { ...shows(choiceReply), ...phoneAndDark },
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '确认使用' }));
    await expect(canvas.getByText('请先选 1 门课程')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '线性代数直观课' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /高等数学/ }));
    await expect(canvas.getByRole('checkbox', { name: '线性代数直观课' })).not.toBeChecked();
    await expect(canvas.getByText('已选 1 / 1')).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: answeredBy(
    mock(course.checkStudyCard, refused('没有找到这张学习卡，请对照卡面看看有没有输错', { field: 'code' })),
  ),
  play: async ({ canvas }) => {
    await look(canvas);
    await expect(await canvas.findByText(/没有找到这张学习卡/)).toBeVisible();
  },
};

const says =
  (words: RegExp): Play =>
  async ({ canvas }) => {
    await look(canvas);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '确认使用' })).toBeNull();
  };

export const UsedByYou: Story = {
  parameters: shows(studyCardReply({ state: 'used', orderId: '31' })),
  play: says(/你已经用过了/),
};
export const UsedByOther: Story = {
  parameters: shows(studyCardReply({ state: 'used' })),
  play: says(/被别人用过了/),
};
export const Expired: Story = {
  parameters: shows(studyCardReply({ state: 'expired' })),
  play: says(/过了使用期限/),
};
export const AllOwned: Story = {
  parameters: shows(studyCardReply({ commodities: [courseCard('8', 'Python 第一课', { owned: true })] })),
  play: says(/你都有了/),
};

export const Blocked: Story = {
  parameters: answeredBy(
    mock(course.checkStudyCard, () => studyCardReply()),
    mock(course.createStudyCardOrder, refused('《Python 第一课》在一个待支付的订单里', { orderId: '8' })),
  ),
  play: async ({ canvas }) => {
    await look(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '确认使用' }));
    await expect(await canvas.findByRole('link', { name: '去看那个订单' })).toBeVisible();
  },
};

const outcome = (reply: () => OutputOf<typeof course.studyCardReturnInfo>) => ({
  ...answeredBy(mock(course.studyCardReturnInfo, reply)),
});

export const Opened: Story = {
  tags: ['visual'],
  parameters: { ...outcome(() => openedReply), ...phoneAndDark },
  render: () => <OpenedPage params={{ orderId: '31' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '开始学习' })).toHaveAttribute(
      'href',
      expect.stringContaining('lessonId=210'),
    );
  },
};

export const OpenedMissing: Story = {
  parameters: outcome(refused('没有找到这张学习卡的订单')),
  render: () => <OpenedPage params={{ orderId: '99' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这张学习卡的订单')).toBeVisible();
  },
};
