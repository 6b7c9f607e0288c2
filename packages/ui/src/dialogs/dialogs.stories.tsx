import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { sampleFields } from '../DynamicForm/DynamicForm.samples.ts';
import { SmsCodeField, TextField } from '../fields/index.ts';
import { readNeeds, StudentInfoForm } from '../StudentInfoForm/index.ts';
import { createSampleTransport } from '../Uploader/Uploader.samples.ts';
import {
  CompleteInfoDialog,
  ConfirmDialog,
  FacePromptDialog,
  FaceVerifyDialog,
  FreeCourseDialog,
  InfoDialog,
  LoginDialog,
  ProxyExamDialog,
  QrDialog,
  type LoginTask,
} from './index.ts';

const meta = {
  title: 'Overlays/Dialogs 各种弹窗',
  id: 'overlays-dialogs',
  parameters: { chromatic: { modes: { phone: widths.phone, tablet: widths.tablet } } },
  decorators: [onStage()],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onSubmit = fn();
const onClose = fn();
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

const onThirdLogin = fn();

function LoginOrRegister() {
  const [task, setTask] = useState<LoginTask>('login');
  return (
    <LoginDialog
      isOpen
      onClose={onClose}
      title="欢迎来到明远在线学校"
      task={task}
      onTask={setTask}
      login={
        <>
          <TextField label="手机号" inputMode="tel" />
          <SmsCodeField onSend={fn()} deadline={null} />
        </>
      }
      register={<TextField label="用户名" />}
      thirdLogins={['weixin', 'qq', 'weibo', 'weixinwork']}
      onThirdLogin={onThirdLogin}
    />
  );
}

const onDraft = fn();

const groups = [
  {
    value: '1',
    label: '2026 级',
    children: [{ value: '11', label: '会计学院', children: [{ value: '111', label: '一班' }] }],
  },
  { value: '2', label: '2025 级' },
];

export const CompleteInfo: Story = {
  tags: ['visual'],
  render: () => (
    <CompleteInfoDialog
      isOpen
      onClose={onClose}
      scene={3}
      groups={groups}
      proxies={[{ value: '9', label: '上海分校代理' }]}
      fields={sampleFields.slice(1, 3)}
      transport={createSampleTransport()}
      onSubmit={onSubmit}
    />
  ),
  play: async () => {
    onSubmit.mockClear();
    const box = await dialog('完善信息');
    await expect(box).toHaveAccessibleDescription('学习本课程之前，请先完善以下信息');
    await expect(box).toHaveStyle({ maxWidth: '643px' });
    const inside = within(box);
    await userEvent.click(inside.getByRole('button', { name: '提交' }));
    // Group, proxy organisation and both fields, although one of them is optional in its record.
    await expect(inside.getAllByText('必填项，请输入相关信息')).toHaveLength(4);
    await userEvent.click(inside.getByRole('combobox', { name: '代理机构' }));
    await userEvent.click(await screen.findByRole('option', { name: '上海分校代理' }));
    await userEvent.type(await inside.findByRole('textbox', { name: '从业年限' }), '3');
    await expect(inside.getAllByText('必填项，请输入相关信息')).toHaveLength(2);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const CompleteInfoDone: Story = {
  render: () => (
    <CompleteInfoDialog
      isOpen
      onClose={onClose}
      scene={4}
      groups={groups}
      group={['1', '11', '111']}
      fields={sampleFields.slice(2, 3)}
      onSubmit={onSubmit}
    />
  ),
  play: async () => {
    onSubmit.mockClear();
    const inside = within(await dialog('完善信息'));
    await userEvent.click(inside.getByRole('radio', { name: '女' }));
    await userEvent.click(inside.getByRole('button', { name: '提交' }));
    await expect(onSubmit).toHaveBeenCalledWith({
      groups: ['1', '11', '111'],
      proxyOrgId: null,
      values: [{ fieldId: '3', fieldCode: 'sex', fieldValues: ['FEMALE'] }],
    });
  },
};

/** After a reload the draft is restored in place of the stored values. */
export const CompleteInfoTypedBefore: Story = {
  render: () => (
    <CompleteInfoDialog
      isOpen
      onClose={onClose}
      scene={3}
      groups={groups}
      group={['2']}
      fields={sampleFields.slice(1, 3)}
      draft={{
        group: ['1', '11', '111'],
        proxyId: null,
        answers: new Map([['3', { values: ['FEMALE'], files: [] }]]),
      }}
      onDraft={onDraft}
      onSubmit={onSubmit}
    />
  ),
  play: async () => {
    onDraft.mockClear();
    const inside = within(await dialog('完善信息'));
    await expect(inside.getByRole('combobox', { name: '学员分组' })).toHaveTextContent('一班');
    await expect(inside.getByRole('radio', { name: '女' })).toBeChecked();
    await expect(onDraft).not.toHaveBeenCalled();
    await userEvent.click(inside.getByRole('radio', { name: '男' }));
    await expect(onDraft).toHaveBeenLastCalledWith({
      group: ['1', '11', '111'],
      proxyId: null,
      answers: new Map([['3', { values: ['MALE'], files: [] }]]),
    });
  },
};

/** The focus moves to the missing field, not to the button that clears a choice. */
export const CompleteInfoProxyMissing: Story = {
  render: () => (
    <CompleteInfoDialog
      isOpen
      onClose={onClose}
      scene={2}
      groups={groups}
      group={['2']}
      proxies={[{ value: '9', label: '上海分校代理' }]}
      onSubmit={onSubmit}
    />
  ),
  play: async () => {
    const inside = within(await dialog('完善信息'));
    await userEvent.click(inside.getByRole('button', { name: '提交' }));
    await expect(inside.getByRole('combobox', { name: '代理机构' })).toHaveFocus();
  },
};

export const Info: Story = {
  tags: ['visual'],
  render: () => (
    <InfoDialog isOpen onClose={onClose} description="签署协议之前，请先完善个人信息。">
      <StudentInfoForm
        needs={readNeeds({ username: 1, cardtype: 1, StudentIDcardnumber: 1, address: 1 })}
        provinces={[{ value: '310000', label: '上海' }]}
        loadCities={async () => []}
        loadCounties={async () => []}
        onSliderCheck={async () => null}
        onSendSms={async () => false}
        smsDeadlines={{}}
        onSubmit={onSubmit}
        onCancel={onClose}
      />
    </InfoDialog>
  ),
  play: async () => {
    await expect(await dialog('完善个人信息提示')).toHaveStyle({ maxWidth: '685px' });
  },
};

export const FaceVerify: Story = {
  tags: ['visual'],
  render: () => (
    <FaceVerifyDialog
      isOpen
      onClose={onClose}
      name="Lin"
      identityId="1101**********8515"
      onConfirm={onSubmit}
    />
  ),
  play: async () => {
    onSubmit.mockClear();
    onClose.mockClear();
    const box = await dialog('人脸识别信息核验');
    await userEvent.click(box.parentElement!);
    await expect(onClose).not.toHaveBeenCalled();
    const inside = within(box);
    const name = inside.getByRole('textbox', { name: '姓名' });
    await userEvent.click(inside.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(inside.getByText('请输入正确的姓名')).toBeVisible());
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, '林晓');
    await userEvent.click(inside.getByRole('button', { name: '确定' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({ name: '林晓', identityTypeCode: 'ID_IDCARD' }),
    );
  },
};

export const FacePrompt: Story = {
  tags: ['visual'],
  render: () => (
    <FacePromptDialog isOpen onDone={onSubmit} onNotYet={onClose} onAgain={fn()} onCancel={fn()} />
  ),
  play: async () => {
    onSubmit.mockClear();
    const inside = within(await dialog('人脸识别'));
    await userEvent.click(inside.getByRole('button', { name: '已完成' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    onClose.mockClear();
    await userEvent.click(inside.getByRole('button', { name: '还没有' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
export const FaceFailed: Story = {
  render: () => (
    <FacePromptDialog
      isOpen
      state="failed"
      onDone={fn()}
      onNotYet={fn()}
      onAgain={fn()}
      onCorrect={onSubmit}
      onCancel={onClose}
    />
  ),
  play: async () => {
    onClose.mockClear();
    const box = await dialog('人脸识别');
    await expect(box).toHaveTextContent('当前系统检测未通过人脸识别认证，是否重新认证？');
    onSubmit.mockClear();
    await userEvent.click(within(box).getByRole('button', { name: /填错了/ }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(within(box).getByRole('button', { name: '取消认证' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Qr: Story = {
  tags: ['visual'],
  render: () => (
    <QrDialog
      isOpen
      onClose={onClose}
      title="企业微信登录"
      description="请用企业微信扫一扫"
      text="https://school.example/login?state=8f3a"
    />
  ),
  play: async () => {
    const box = await dialog('企业微信登录');
    await expect(within(box).getByRole('status', { name: '二维码正在加载' })).toBeInTheDocument();
    await waitFor(() => expect(within(box).queryByRole('status')).toBeNull(), { timeout: 3000 });
    await expect(within(box).getByRole('img', { name: '企业微信登录' })).toBeVisible();
    await expect(box.querySelector('svg[width="300"]')).not.toBeNull();
  },
};

export const FreeCourse: Story = {
  render: () => (
    <FreeCourseDialog
      isOpen
      onClose={onClose}
      courses={[
        { id: '1', name: '会计入门：看懂三张报表' },
        { id: '2', name: 'Excel 常用函数 12 讲' },
      ]}
      onAccept={onSubmit}
    />
  ),
  play: async () => {
    onSubmit.mockClear();
    const inside = within(await dialog('免费课程'));
    await userEvent.click(inside.getByRole('button', { name: '免费领取' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};

export const ProxyExam: Story = {
  render: () => (
    <ProxyExamDialog isOpen onClose={onClose} onSignUp={onSubmit}>
      <p>登记截止：2026 年 12 月 5 日。</p>
    </ProxyExamDialog>
  ),
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(within(await dialog('代报名提醒')).getByRole('button', { name: '去登记' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};

/** One question before an action; Escape declines. */
export const Confirm: Story = {
  tags: ['visual'],
  render: () => (
    <ConfirmDialog
      isOpen
      onCancel={onClose}
      onConfirm={onSubmit}
      tone="danger"
      title="删除这条笔记"
      description="删除后不能恢复。"
      confirmLabel="删除"
    />
  ),
  play: async () => {
    onClose.mockClear();
    onSubmit.mockClear();
    const box = await dialog('删除这条笔记');
    await expect(box).toHaveAccessibleDescription('删除后不能恢复。');
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** Log-in or registration, 400 px wide; there are tabs because the school allows registration. */
export const Login: Story = {
  tags: ['visual'],
  render: () => <LoginOrRegister />,
  play: async () => {
    onThirdLogin.mockClear();
    const box = await dialog('欢迎来到明远在线学校');
    await expect(box).toHaveStyle({ maxWidth: '400px' });
    await userEvent.click(within(box).getByRole('button', { name: '微信登录' }));
    await expect(onThirdLogin).toHaveBeenCalledWith('weixin');
    within(box).getByRole('tab', { name: '登录' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(box).findByLabelText('用户名')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** Where registration is closed there are no tabs (`closeFlag` is not 0). */
export const LoginAlone: Story = {
  render: () => (
    <LoginDialog isOpen onClose={onClose} task="login" onTask={fn()} login={<TextField label="账号" />} />
  ),
  play: async () => {
    await dialog('登录');
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
