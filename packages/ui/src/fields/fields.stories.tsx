import { space } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { PhoneIcon } from '../icon/index.ts';
import {
  CheckAll,
  Checkbox,
  RadioGroup,
  SelectField,
  SmsCodeField,
  Switch,
  TextArea,
  TextField,
} from './index.ts';

const sexes = [
  { value: 'MALE', label: '男' },
  { value: 'FEMALE', label: '女' },
];

function Sex({ message }: { message?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup label="性别" isRequired options={sexes} value={value} onChange={setValue} message={message} />
  );
}

const meta = {
  title: 'Fields/TextField 输入框 表单字段',
  id: 'fields-fields',
  component: TextField,
  args: { label: '姓名' },
  decorators: [onStage(400)],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A complete form with every kind of field, one of them invalid. */
export const Form: Story = {
  tags: ['visual', 'visual-small'],
  render: () => (
    <form style={{ display: 'grid', gap: space.x4 }}>
      <TextField label="姓名" isRequired placeholder="与身份证一致" defaultValue="林晓" />
      <TextField
        label="手机号"
        isRequired
        prefix={<PhoneIcon />}
        inputMode="tel"
        defaultValue="1380013800"
        message="手机号应为 11 位"
      />
      <SmsCodeField onSend={fn()} deadline={42_000} now={() => 0} placeholder="6 位数字" />
      <TextField label="密码" type="password" defaultValue="secret" hint="至少 8 位，字母和数字都要有" />
      <SelectField
        label="学历"
        options={[{ value: 'BECHELOR', label: '本科' }]}
        value="BECHELOR"
        onChange={fn()}
      />
      <Sex />
      <TextArea label="学习目标" hasCounter maxLength={200} defaultValue="一年之内通过初级会计考试。" />
      <Switch defaultChecked>上课前短信提醒</Switch>
      <Checkbox defaultChecked>我已阅读并同意用户协议</Checkbox>
    </form>
  ),
};

/** The error message is associated with its field. */
export const Invalid: Story = {
  args: { message: '请填写姓名', isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '姓名' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请填写姓名');
    await expect(field).toBeRequired();
  },
};

export const Password: Story = {
  args: { label: '密码', type: 'password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('密码');
    await userEvent.type(field, 'secret');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '显示密码' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Counter: Story = {
  args: { label: '昵称', hasCounter: true, maxLength: 12 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '好好学习');
    await expect(within(canvasElement).getByText('4/12')).toBeVisible();
  },
};

export const SmsCode: Story = {
  render: () => <SmsCodeField onSend={fn()} deadline={null} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: '验证码' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
  },
};

export const Radios: Story = {
  render: () => <Sex message="请选择性别" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '女' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: /性别/ })).toHaveAccessibleDescription('请选择性别');
  },
};

export const Mixed: Story = {
  render: () => (
    <CheckAll isMixed onChange={fn()} checked={false}>
      全选
    </CheckAll>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
  },
};

export const OnOff: Story = {
  render: () => <Switch>上课前短信提醒</Switch>,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch', { name: '上课前短信提醒' })).toBeChecked();
  },
};
