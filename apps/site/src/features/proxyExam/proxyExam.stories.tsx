import { text } from '@lectern/sdk';
import * as proxyExam from '@lectern/sdk/endpoints/proxyExam';
import * as resource from '@lectern/sdk/endpoints/resource';
import { mock, refused, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import ProxyExamPage from './ProxyExamPage.tsx';
import {
  signDetail,
  signFields,
  signOptions,
  signPage,
  signPlaces,
  signProvinces,
  signTerms,
} from './samples.ts';

const list = mock(proxyExam.signList, () => signPage);
const times = mock(proxyExam.itemTimeByProvince, () => ({
  startsAt: '2020-03-01T01:00:00.000Z',
  endsAt: '2099-03-25T10:00:00.000Z',
  examAt: '2099-10-24T01:00:00.000Z',
}));
const detail = mock(proxyExam.detail, ({ signId }) => {
  const id = text(signId);
  return signDetail(id, { places: id === '4' || id === '5' ? signPlaces : [] });
});
const handlers = [
  list,
  times,
  detail,
  mock(proxyExam.itemInfo, () => signTerms),
  mock(proxyExam.provinces, () => signProvinces),
  mock(proxyExam.customInfo, () => ({ fields: [...signFields] })),
  mock(resource.spaceSize, () => ({ usedSize: 0, totalSize: 1_000_000 })),
  mock(proxyExam.cascadeOptions, ({ parentId }) => signOptions[text(parentId)] ?? []),
];

const meta = {
  title: 'Site/Proxy exam 代报名考试',
  id: 'site-proxy-exam',
  component: ProxyExamPage,
  args: { params: {} },
  parameters: { layout: 'fullscreen', ...answeredBy(handlers) },
} satisfies Meta<typeof ProxyExamPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '修改后再提交：普通高中学业水平合格性考试' }),
    ).toBeVisible();
    await expect(canvas.getByText('证件照不清楚，请换一张近三个月的白底照片。')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answeredBy(mock(proxyExam.signList, () => ({ total: 0, records: [] }))),
};

export const Failed: Story = { parameters: answeredBy(mock(proxyExam.signList, unreachable)) };

/** One site for two registrations; it fills up at that moment, which is shown, and the choice stays open. */
export const PlaceForSeveral: Story = {
  parameters: answeredBy(mock(proxyExam.batchAssignPlace, refused('名额已满，请选择其他考点')), handlers),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '一起选考点：普通话水平测试' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '一起选考点：普通高考（社会考生）' }));
    await expect(canvas.getByText('已选 2 场考试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '选择考点' }));
    await userEvent.click(await screen.findByRole('radio', { name: /随园校区考点/ }));
    await expect(screen.getByRole('radio', { name: /东校区考点.*已满/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    // The toast may still be appearing.
    await waitFor(() => expect(screen.getByText('名额已满，请选择其他考点')).toBeVisible());
    await expect(screen.getByRole('dialog', { name: '选择考点' })).toBeVisible();
  },
};

/** Missing input is pointed out one field after the other, from the top. */
export const Begin: Story = {
  tags: ['visual'],
  args: { params: { itemId: '1' } },
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    const begin = await canvas.findByRole('button', { name: '开始填写' });
    await waitFor(() => expect(begin).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(begin);
    const province = canvas.getByRole('combobox', { name: '考区' });
    await expect(province).toHaveFocus();
    await userEvent.click(province);
    await userEvent.click(await screen.findByRole('option', { name: '江苏省' }));
    await expect(await canvas.findByText(/2099年3月25日/)).toBeVisible();
    // The list blocks the page until it is closed.
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(begin);
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意报名须知' })).toHaveFocus();
    await expect(canvas.getByText('请先阅读并同意报名须知')).toBeVisible();
  },
};

/** The school refuses the hand-in and names the field: nothing that was typed is lost. */
export const FillIn: Story = {
  args: { params: { itemId: '3' } },
  parameters: answeredBy(
    mock(proxyExam.saveForm, refused('姓名：请填写证件上的姓名', { field: '1' })),
    handlers,
  ),
  play: async ({ canvas }) => {
    const handIn = await canvas.findByRole('button', { name: '提交报名' });
    await userEvent.click(handIn);
    const education = canvas.getByRole('combobox', { name: /最高学历/ });
    await expect(education).toHaveFocus();
    await userEvent.click(education);
    await userEvent.click(await screen.findByRole('option', { name: '本科' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: /报考专业/ }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '南京师范大学' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: '汉语言文学（本科）' }));
    await expect(await canvas.findByText('南京师范大学 / 汉语言文学（本科）')).toBeVisible();
    await expect(canvas.getByText('有内容还没有保存')).toBeVisible();
    await userEvent.click(handIn);
    await expect(await screen.findByRole('dialog', { name: '核对后提交' })).toHaveTextContent(
      '南京师范大学 / 汉语言文学（本科）',
    );
    await userEvent.click(screen.getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(screen.getByText('姓名：请填写证件上的姓名')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '再改改' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus());
  },
};

export const Returned: Story = {
  tags: ['visual'],
  args: { params: { itemId: '2' } },
  parameters: phoneAndDark,
};

export const HandedIn: Story = { args: { params: { itemId: '4' } } };

export const Missing: Story = { args: { params: { itemId: '99' } } };
