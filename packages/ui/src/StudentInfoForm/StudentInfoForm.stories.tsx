import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { readNeeds, StudentInfoForm, type CaptchaTicket } from './index.ts';

const everything = {
  username: 1,
  cardtype: 1,
  StudentIDcardnumber: 1,
  Studentcellphonenumber: 1,
  sex: 1,
  education: 1,
  address: 1,
};
const regions: Record<string, { value: string; label: string }[]> = {
  '310000': [{ value: '310100', label: '上海市' }],
  '330000': [{ value: '330100', label: '杭州市' }],
  '310100': [{ value: '310115', label: '浦东新区' }],
  '330100': [{ value: '330106', label: '西湖区' }],
};
const load = async (parent: string) => regions[parent] ?? [];

const meta = {
  title: 'Forms/StudentInfoForm 学生资料表单',
  id: 'forms-studentinfoform',
  component: StudentInfoForm,
  args: {
    needs: readNeeds(everything),
    provinces: [
      { value: '310000', label: '上海' },
      { value: '330000', label: '浙江' },
    ],
    loadCities: load,
    loadCounties: load,
    onSliderCheck: fn(async (): Promise<CaptchaTicket | null> => ({ ticket: 't', randstr: 'r' })),
    onSendSms: fn(async () => true),
    smsDeadlines: {},
    onSubmit: fn(),
    now: () => 0,
  },
  decorators: [onStage(520)],
} satisfies Meta<typeof StudentInfoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { tags: ['visual'], parameters: { chromatic: { modes: widths } } };

export const SentEmpty: Story = {
  tags: ['visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveFocus();
    for (const message of ['请输入姓名', '请输入证件号码', '请输入手机号码', '请选择学历', '请选择省/市/区'])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Only the fields that the school requires are shown. */
export const FewNeeds: Story = {
  args: { needs: readNeeds({ username: 1, sex: 1 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox')).toHaveLength(1);
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

const choose = async (canvasElement: HTMLElement, name: string, option: string) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

/** Changing the province clears city and county; changing the city clears the county. */
export const Regions: Story = {
  tags: ['release'],
  args: { needs: readNeeds({ address: 1 }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const of = (name: string) => canvas.getByRole('combobox', { name });
    await expect(of('市')).toBeDisabled();
    await choose(canvasElement, '省', '上海');
    await waitFor(() => expect(of('市')).toBeEnabled());
    await choose(canvasElement, '市', '上海市');
    await waitFor(() => expect(of('区县')).toBeEnabled());
    await choose(canvasElement, '区县', '浦东新区');
    await choose(canvasElement, '省', '浙江');
    await expect(of('市')).toHaveTextContent('市');
    await expect(of('区县')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(canvas.getByText('请选择省/市/区')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const onFile = { mobile: '138****8000', identityId: '1101**********8515', identityTypeCode: 'ID_IDCARD' };

/** Stored numbers are cleared on the first focus only; unchanged numbers are sent as SRC. */
export const OnFile: Story = {
  args: { needs: readNeeds({ StudentIDcardnumber: 1, Studentcellphonenumber: 1 }), onFile },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const identity = canvas.getByRole('textbox', { name: '证件号码' });
    await userEvent.tab();
    await expect(identity).toHaveFocus();
    await expect(identity).toHaveValue('');
    await userEvent.type(identity, '123');
    await userEvent.tab();
    await expect(canvas.getByText('请输入正确的证件号码')).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(identity).toHaveValue('123');
    await userEvent.clear(identity);
    await userEvent.click(canvas.getAllByRole('button', { name: '不修改，保留原来的号码' })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: '不修改，保留原来的号码' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ identityId: 'SRC', mobile: 'SRC', smsCode: '' }),
    );
  },
};

/** A new mobile number is verified: first the slider captcha, then the SMS code. */
export const NewPhone: Story = {
  args: { needs: readNeeds({ Studentcellphonenumber: 1 }) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138001');
    await expect(canvas.queryByRole('textbox', { name: '短信验证码' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSliderCheck).toHaveBeenCalledOnce();
    await userEvent.type(await canvas.findByRole('textbox', { name: '短信验证码' }), '246810');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendSms).toHaveBeenCalledWith('13800138001', { ticket: 't', randstr: 'r' });
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ mobile: '13800138001', smsCode: '246810' }),
    );
  },
};

/** The slider captcha was closed: nothing is sent, the field shows an error, and the button is enabled again. */
export const SliderClosed: Story = {
  args: { needs: readNeeds({ Studentcellphonenumber: 1 }), onSliderCheck: fn(async () => null) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800138001');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSendSms).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('textbox', { name: '短信验证码' })).toBeNull();
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await waitFor(() => expect(mobile).toHaveAccessibleDescription('验证失败，验证码没有发送，可以再试一次'));
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onSliderCheck).toHaveBeenCalledTimes(2);
    await userEvent.type(mobile, '{Backspace}2');
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(''));
  },
};

export const Waiting: Story = {
  args: { needs: readNeeds({ Studentcellphonenumber: 1 }), smsDeadlines: { 13800138001: 42_000 } },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Mobile phone' }), '13800138001');
    await expect(within(canvasElement).getByRole('button', { name: '(42s) retry later' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The waiting time applies to the number that the code was sent to: a corrected number can be sent a code at once. */
export const CorrectedNumber: Story = {
  args: { needs: readNeeds({ Studentcellphonenumber: 1 }), smsDeadlines: { 13800138001: 42_000 } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(mobile, '13800138001');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByRole('button', { name: /42/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(mobile, '{Backspace}2');
    await userEvent.click(await canvas.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(args.onSendSms).toHaveBeenLastCalledWith('13800138002', expect.anything()));
  },
};

/** After a reload a code that was sent before can be entered. */
export const SentBefore: Story = {
  args: {
    needs: readNeeds({ Studentcellphonenumber: 1 }),
    draft: { mobile: '13800138001' },
    smsDeadlines: { 13800138001: 42_000 },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '短信验证码' }), '246810{Enter}');
    await expect(args.onSliderCheck).not.toHaveBeenCalled();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ mobile: '13800138001', smsCode: '246810' }),
    );
    // No code was sent to this number, so there is no field for one.
    const mobile = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(mobile, '{Backspace}2');
    await expect(canvas.queryByRole('textbox', { name: '短信验证码' })).toBeNull();
    await userEvent.type(mobile, '{Backspace}1');
    await expect(canvas.getByRole('textbox', { name: '短信验证码' })).toHaveValue('');
  },
};

/** A stored mobile number cannot be changed here (`mobileFlag` 1). */
export const FixedPhone: Story = {
  args: { needs: readNeeds({ Studentcellphonenumber: 1 }), onFile, isMobileFixed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '手机号' })).toBeDisabled();
  },
};

/** After a reload the draft is restored, except for the identity number, which must be entered again. */
export const TypedBefore: Story = {
  args: {
    onFile: { name: '顾言希', identityTypeCode: 'ID_IDCARD', identityId: '1101**********002X' },
    draft: { name: '顾言溪', identityId: '', province: '310000', city: '310100' },
    onDraft: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('顾言溪');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '市' })).toHaveTextContent('上海市'));
    const number = canvas.getByRole('textbox', { name: '证件号码' });
    await expect(number).toHaveValue('');
    await expect(number).toHaveAccessibleDescription('为保护隐私，刷新后不保留证件号码，请重新填写');
    await expect(args.onDraft).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: '详细地址' }), '2');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: '顾言溪', city: '310100', addressDetail: '2' }),
    );
    await expect(args.onDraft).not.toHaveBeenCalledWith(expect.objectContaining({ smsCode: '' }));
  },
};
