import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ref } from 'valtio/vanilla';
import { LoginBox } from './LoginBox.tsx';
import { closedLogin, type LoginMachine } from '@lectern/sdk/machines';
import { onStage } from '@lectern/ui/stage';
import type { LoginOptions } from '../login.model.ts';
import { loginState, resetLogin, type LoginState } from '../login.store.ts';
import { regions } from '../forms/regions.store.ts';
import { smsWaits } from '../onDevice/smsCountdown.ts';
import { binding, clearBinding } from '../thirdBinding.ts';

const options: LoginOptions = {
  hasSms: true,
  sendsSms: true,
  third: [],
  thirdRegister: [],
  captcha: { script: '', appId: '' },
  key: { publicKey: '', nonce: '' },
  canRegister: true,
  asksUsername: true,
  asksMobile: true,
  asksAgreement: true,
  asksRegion: false,
};

/** Sets the state of the log-in before the story is shown. */
const at = (
  machine: Partial<LoginMachine>,
  more: Partial<LoginState> = {},
  until: Readonly<Record<string, number>> = {},
) => ({
  beforeEach: () => {
    smsWaits.until = until;
    resetLogin({ machine: { ...closedLogin, step: 'ready', ...machine }, options, ...more });
    return () => resetLogin();
  },
});

const meta = {
  title: 'Site/Login/Box 登录框',
  id: 'site-login-box',
  component: LoginBox,
  decorators: [onStage()],
} satisfies Meta<typeof LoginBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog is rendered outside the story's element, one frame later. */
const findBox = () => within(document.body).findByRole('dialog');
/** The dialog fades in, so it is invisible in its first frame. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const SmsCode: Story = {
  ...at({ task: 'sms' }),
  play: async () => {
    const box = within(await findBox());
    await userEvent.click(box.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(box.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号码'));
    await expect(box.getByLabelText('验证码')).toHaveAccessibleDescription('请输入验证码');
    await userEvent.type(box.getByLabelText('手机号'), '123');
    await waitFor(() =>
      expect(box.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号'),
    );
  },
};

export const SmsResting: Story = {
  ...at({ task: 'sms' }, { mobile: '13800000001' }, { 13800000001: Date.now() + 3_600_000 }),
  play: async () => {
    const box = within(await findBox());
    await expect(box.getByRole('button', { name: /^\d+秒后重发$/ })).toHaveAttribute('aria-disabled', 'true');
    // The countdown belongs to the number it was sent to: a corrected number can be sent a code at once.
    await userEvent.type(box.getByLabelText('手机号'), '{Backspace}2');
    await expect(await box.findByRole('button', { name: '获取验证码' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SmsSending: Story = {
  ...at({ task: 'sms', step: 'sending' }, { mobile: '13800000001' }),
  play: async () => {
    const box = within(await findBox());
    await expect(box.getByRole('button', { name: '获取验证码' })).toHaveAttribute('aria-busy', 'true');
    await expect(box.getByLabelText('手机号')).toHaveValue('13800000001');
  },
};

export const NumberWithoutAccount: Story = {
  ...at(
    { task: 'sms' },
    {
      mobile: '13700000001',
      problem: { field: 'mobile', message: '这个手机号还没有注册', canRegister: true },
    },
  ),
  play: async () => {
    const box = within(await findBox());
    await userEvent.click(await box.findByRole('button', { name: '用这个手机号注册' }));
    await expect(box.getByRole('tab', { name: '注册' })).toHaveAttribute('aria-selected', 'true');
    await expect(box.getByLabelText('手机号')).toHaveValue('13700000001');
  },
};

export const Password: Story = {
  ...at({ task: 'password' }),
  play: async () => {
    const box = within(await findBox());
    await userEvent.click(box.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(box.getByLabelText('账号')).toHaveAccessibleDescription('请输入账号'));
    await expect(box.getByLabelText('密码')).toHaveAccessibleDescription('请输入密码');
    await userEvent.click(box.getByRole('button', { name: '用短信验证码登录' }));
    await seen(() => box.getByLabelText('手机号'));
  },
};

/** A school that sends no SMS offers no codes, and no password reset by code. */
export const PasswordAlone: Story = {
  ...at({ task: 'password' }, { options: { ...options, hasSms: false, sendsSms: false } }),
  play: async () => {
    const box = within(await findBox());
    await seen(() => box.getByLabelText('账号'));
    await expect(box.queryByRole('button', { name: '用短信验证码登录' })).toBeNull();
    await expect(box.queryByRole('button', { name: '忘记密码' })).toBeNull();
    await expect(box.getByText('忘记密码请联系学校')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  ...at(
    { task: 'password' },
    { problem: { field: 'password', message: '账号或密码不正确', canRegister: false } },
  ),
  play: async () => {
    const box = within(await findBox());
    await waitFor(() => expect(box.getByLabelText('密码')).toHaveAccessibleDescription('账号或密码不正确'));
  },
};

export const Offline: Story = {
  ...at(
    { task: 'password' },
    { problem: { field: '', message: '', situation: 'offline', canRegister: false } },
  ),
  play: async () => {
    await expect(within(await findBox()).getByRole('alert')).toHaveTextContent('网络断开了');
  },
};

export const LoggingIn: Story = {
  ...at({ task: 'password', step: 'submitting' }),
  play: async () => {
    const box = within(await findBox());
    await expect(box.getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(loginState.machine.step).toBe('submitting');
  },
};

export const Register: Story = {
  ...at({ task: 'register' }),
  play: async () => {
    const box = within(await findBox());
    await userEvent.click(box.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(box.getByLabelText('用户名')).toHaveAccessibleDescription(/请输入用户名/));
    await seen(() => box.getByText('请同意用户协议'));
    await userEvent.type(box.getByLabelText('用户名'), '1abc');
    await waitFor(() =>
      expect(box.getByLabelText('用户名')).toHaveAccessibleDescription(/用户名必须以字母开头/),
    );
  },
};

/** The button's message for an invalid number differs from the form's. */
export const RegisterWithWrongNumber: Story = {
  ...at({ task: 'register' }, { mobile: '123' }),
  play: async () => {
    const box = within(await findBox());
    await userEvent.click(box.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(box.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号'),
    );
    await userEvent.click(box.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(box.getByLabelText('手机号')).toHaveAccessibleDescription('手机号格式不正确'));
  },
};

export const RegisterWithRegion: Story = {
  tags: ['release'],
  beforeEach: () => {
    const region = (name: string) => ({ code: name, name });
    const citiesOf = (name: string, counties: string[]) => [
      { ...region(name), counties: counties.map(region) },
    ];
    regions.current = ref([
      { ...region('广东省'), cities: citiesOf('深圳市', ['南山区', '福田区']) },
      { ...region('海南省'), cities: citiesOf('海口市', ['龙华区']) },
    ]);
    resetLogin({
      machine: { ...closedLogin, step: 'ready', task: 'register' },
      options: { ...options, asksRegion: true, asksUsername: false },
    });
    return () => {
      resetLogin();
      regions.current = undefined;
    };
  },
  play: async () => {
    const box = within(await findBox());
    await userEvent.click(box.getByRole('button', { name: '注册' }));
    await seen(() => box.getByText('请填写省市县'));
    const choose = async (level: string, name: string) => {
      // The previous list hides the page from the accessibility tree until it has closed.
      await userEvent.click(await box.findByRole('combobox', { name: level }));
      await userEvent.click(await within(document.body).findByRole('option', { name }));
    };
    await choose('省', '广东省');
    await choose('市', '深圳市');
    await choose('县', '南山区');
    await choose('省', '海南省');
    await waitFor(() => expect(box.getByRole('combobox', { name: '县' })).toBeDisabled());
  },
};

export const RegistrationClosed: Story = {
  ...at({ task: 'password' }, { options: { ...options, canRegister: false } }),
  play: async () => {
    await expect(within(await findBox()).queryByRole('tab')).toBeNull();
  },
};

export const OtherPlatforms: Story = {
  ...at(
    { task: 'sms' },
    { options: { ...options, third: ['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk'] } },
  ),
  play: async () => {
    await seen(() => within(document.body).getByRole('button', { name: '微信登录' }));
  },
};

export const RegistrationAtWork: Story = {
  ...at({ task: 'register' }, { options: { ...options, thirdRegister: ['weixinwork'] } }),
  play: async () => {
    await seen(() => within(document.body).getByRole('button', { name: '企业微信登录' }));
  },
};

/** An account of another platform was authorised and is not bound yet: logging in binds it. */
export const Binding: Story = {
  beforeEach: () => {
    resetLogin({
      machine: { ...closedLogin, step: 'ready', task: 'password' },
      options: { ...options, third: ['weixin'] },
    });
    Object.assign(binding, { code: 'cache', name: '小桥' });
    return () => {
      resetLogin();
      clearBinding();
    };
  },
  play: async () => {
    const box = within(await findBox());
    await seen(() => box.getByText(/已经认出“小桥”/));
    await expect(box.queryByRole('button', { name: '微信登录' })).toBeNull();
    await userEvent.click(box.getByRole('button', { name: '不绑定了' }));
    await seen(() => box.getByRole('button', { name: '微信登录' }));
  },
};

/** Back from a face check: the log-in continues by itself. */
export const AfterTheFace: Story = {
  ...at({ task: 'password', step: 'submitting' }, { purpose: 'face' }),
  play: async () => {
    await expect(
      within(await findBox()).getByRole('status', { name: '正在确认人脸识别的结果' }),
    ).toBeInTheDocument();
  },
};

export const SessionEnded: Story = {
  ...at({ task: 'sms' }, { isExpired: true }),
  play: async () => {
    await seen(() => within(document.body).getByText(/这一页的内容都还在/));
  },
};

export const ForgottenPassword: Story = at({ task: 'forgot' });
export const Loading: Story = at({ step: 'loading' }, { options: undefined });
export const Failed: Story = at({ step: 'failed' }, { options: undefined });
export const English: Story = { ...at({ task: 'sms' }), globals: { locale: 'en' } };
