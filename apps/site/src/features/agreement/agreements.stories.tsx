import type { OutputOf } from '@lectern/sdk';
import * as agreement from '@lectern/sdk/endpoints/agreement';
import * as setting from '@lectern/sdk/endpoints/setting';
import * as upload from '@lectern/sdk/endpoints/upload';
import { mock, refuse, mockMalformed, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import AgreementPage from './AgreementPage.tsx';
import { MyAgreements } from './MyAgreements.tsx';

type Info = OutputOf<typeof agreement.info>;
type Row = Info['agreement'];

const row = (
  id: string,
  protocolName: string,
  agreementStatus: Row['agreementStatus'],
  more: Partial<Row> = {},
): Row => ({
  protocolId: id,
  protocolName,
  targetId: '7',
  targetName: '高三冲刺陪跑营',
  targetType: 'COURSE',
  protocolType: 1,
  agreementStatus,
  curId: agreementStatus === 2 ? '21' : null,
  ...more,
});
const TEXT = `<h2>一、陪跑的内容</h2><p>学堂为学员安排每周一次的学习计划、两次答疑和一次阶段测评，直至高考前一周。</p>
<h2>二、学员的约定</h2><ol><li>每天在计划规定的时间内完成学习。因故不能完成的，提前告诉班主任。</li><li>不把课程视频、讲义和测评题转发给他人。</li></ol>
<h2>三、退费</h2><p>开课后七天内可以全额退费；七天之后按<strong>未上的课次</strong>退费。</p>`;

const info = (agreementStatus: Row['agreementStatus'], more: Partial<Info> = {}) =>
  mock(agreement.info, () => ({
    agreement: row('3', '陪跑营学习协议', agreementStatus),
    commodityId: '9',
    contentHtml: TEXT,
    textDigest: '',
    signImage: '',
    signName: '',
    signedAt: null,
    expiresAt: null,
    ...more,
  }));
const needs = (deficiencyInfo: object) =>
  mockMalformed(agreement.validatePerfectStudentInfo, {
    msg: '',
    result: Object.keys(deficiencyInfo).length === 0,
    deficiencyInfo,
    companyRegisterConfig: { mobileFlag: 1 },
  });
const onFile = [
  mockMalformed(setting.detail, { name: '顾言希', identityId: '' }),
  mockMalformed(setting.accountInfo, { mobile: '138****0009' }),
];

const meta = {
  title: 'Site/Agreement/Page 协议页',
  id: 'site-agreement-page',
  component: AgreementPage,
  args: { params: { mode: 'edit', curId: '0', protocolId: '3' } },
  parameters: { layout: 'fullscreen', ...answeredBy(info(0), needs({}), ...onFile) },
} satisfies Meta<typeof AgreementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToBeSigned: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '同意并签署' }));
    await expect(canvas.getByRole('textbox', { name: '签名' })).toHaveFocus();
    await expect(canvas.getByText('用户同意课程协议后才能继续学习')).toBeVisible();
  },
};
export const DrawnByHand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '手写签名' }));
    await userEvent.click(canvas.getByRole('button', { name: '同意并签署' }));
    await expect(await canvas.findByText('请在框里签名')).toBeVisible();
  },
};
export const PictureOfSignature: Story = {
  parameters: answeredBy(
    info(0),
    needs({}),
    ...onFile,
    mock(setting.signSource, () => ({ key: '', url: '' })),
    mock(upload.signImage, () => {
      throw refuse('-601');
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '上传签名图片' }));
    await userEvent.click(canvas.getByRole('button', { name: '同意并签署' }));
    await expect(await canvas.findByText('请上传签名图片')).toBeVisible();
    const group = canvas.getByRole('group', { name: '签名图片' });
    const input = group.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('there is nothing to choose a file with');
    await userEvent.upload(input, new File(['no picture'], '签名.png', { type: 'image/png' }));
    await expect((await within(group).findAllByText(/^上传失败!/))[0]).toBeVisible();
  },
};
export const InformationFirst: Story = {
  parameters: answeredBy(info(0), needs({ username: 1, StudentIDcardnumber: 1, sex: 1 }), ...onFile),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /姓名/ })).toHaveValue('顾言希');
    await expect(canvas.queryByRole('button', { name: '同意并签署' })).toBeNull();
  },
};
export const Signed: Story = {
  tags: ['visual'],
  args: { params: { mode: 'check', curId: '21', protocolId: '3' } },
  parameters: {
    ...phoneAndDark,
    ...answeredBy(
      info(2, { signName: '顾言希', signedAt: '2026-11-20T07:40:00Z', expiresAt: '2027-11-20T07:40:00Z' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('协议已签署')).toBeVisible();
    await expect(canvas.getByText('签署于 2026年11月20日 15:40')).toBeVisible();
    // The student's list of agreements does not say what was bought.
    await expect(canvas.getByRole('link', { name: '去课程' })).toHaveAttribute(
      'href',
      '#/course/detail/9/7/contents',
    );
  },
};
export const Expired: Story = {
  parameters: answeredBy(info(4, { expiresAt: '2026-10-01T00:00:00Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('协议已失效')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '同意并签署' })).toBeNull();
  },
};
export const NoSignatureNeeded: Story = { parameters: answeredBy(info(5)) };
export const OnPaper: Story = {
  parameters: answeredBy(info(0, { agreement: row('3', '线下集训协议', 0, { protocolType: 2 }) }), needs({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这份协议需要线下签署')).toBeVisible();
  },
};
export const Missing: Story = { parameters: answeredBy(mock(agreement.info, refused('没有找到'))) };
export const Failed: Story = {
  parameters: answeredBy(mock(agreement.info, unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

const mine = (...records: Row[]) => mock(agreement.mine, () => ({ total: records.length, records }));

/** The tab of the orders page, in every state. */
export const Mine: Story = {
  tags: ['visual'],
  render: () => <MyAgreements />,
  parameters: {
    ...phoneAndDark,
    layout: 'padded',
    ...answeredBy(
      mine(
        row('3', '陪跑营学习协议', 0),
        row('4', '学员学习服务协议（含个人信息处理、课程资料使用与退费的全部约定）', 2),
        row('5', '2025 年暑期实验安全须知', 4),
        row('6', '保密承诺书', 5, { targetType: 'PACKAGE', targetName: '新员工入职包' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去签署 陪跑营学习协议' })).toBeVisible();
  },
};
export const NoneOfMine: Story = {
  render: () => <MyAgreements />,
  parameters: answeredBy(mine()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无协议信息')).toBeVisible();
  },
};
