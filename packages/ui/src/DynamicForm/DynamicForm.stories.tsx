import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { createSampleTransport } from '../Uploader/Uploader.samples.ts';
import { createCyclicFields, sampleFields } from './DynamicForm.samples.ts';
import { DynamicForm, readField } from './index.ts';

const meta = {
  title: 'Forms/DynamicForm 动态表单',
  id: 'forms-dynamicform',
  component: DynamicForm,
  args: { fields: sampleFields, onSubmit: fn(), transport: createSampleTransport() },
  decorators: [onStage(640)],
} satisfies Meta<typeof DynamicForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const required = '必填项，请输入相关信息';
const only = (...ids: string[]) => sampleFields.filter((record) => ids.includes(readField(record)?.id ?? ''));

/** All 11 types of fields. */
export const EveryKind: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: /^报名表/ })).toBeVisible();
    await expect(await canvas.findByLabelText('面试时间')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '下载模板' })).toHaveAttribute(
      'href',
      '/files/template.docx',
    );
    await expect(canvas.getByRole('textbox', { name: '学号' })).toBeDisabled();
  },
};

/** Submitted empty: every required field shows an error, and the focus moves to the first. */
export const SentEmpty: Story = {
  tags: ['visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('group', { name: /^报名表/ });
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(canvas.getByRole('textbox', { name: '工作单位' })).toHaveFocus();
    await expect(canvas.getAllByText(required).length).toBeGreaterThanOrEqual(6);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An error appears when a field is left, and disappears as soon as the value is valid. */
export const Messages: Story = {
  args: { fields: only('1', '2') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const company = canvas.getByRole('textbox', { name: '工作单位' });
    await userEvent.type(company, '一二三四五六七八九十一二三四五六七八九十一');
    await expect(company).toBeValid();
    await userEvent.tab();
    await expect(company).toHaveAccessibleDescription(/^输入长度不超过20/);
    await userEvent.type(company, '{Backspace}');
    await expect(company).toBeValid();
    const years = canvas.getByRole('textbox', { name: '从业年限' });
    await userEvent.type(years, '-3');
    await userEvent.tab();
    await expect(years).toHaveAccessibleDescription('只能输入数字');
  },
};

/** An answer reveals nested fields; a different answer removes them and their values. By keyboard alone. */
export const Followups: Story = {
  args: { fields: only('4') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('combobox', { name: '年级' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('combobox', { name: '年级' })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith([{ fieldId: '4', fieldCode: '', fieldValues: ['402'] }]);
  },
};

/** Records that reveal each other do not cause an endless loop. */
export const Cyclic: Story = {
  args: { fields: createCyclicFields() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '是' }));
    await userEvent.click(
      within(canvas.getByRole('group', { name: '乙' })).getByRole('radio', { name: '是' }),
    );
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

/** File fields of a form have their own limits and error messages. */
export const Files: Story = {
  args: { fields: only('10', '11') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /移除 林晓报名表/ });
    const [annex, image] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=file]');
    const give = (input: HTMLInputElement, name: string, size = 9) =>
      userEvent.upload(input, new File([new Uint8Array(size)], name), { applyAccept: false });
    await give(annex!, '合同.pdf', 5 * 1024 * 1024 + 1);
    await expect(await canvas.findByText('上传的文件过大，请控制在5M以下重新上传')).toBeVisible();
    await give(image!, '头像.gif');
    await expect(await canvas.findByText('图片只能上传JPG/PNG格式')).toBeVisible();
    await give(image!, '头像.png', 5 * 1024 * 1024 + 1);
    await expect(await canvas.findByText('图片大小不能超过5MB!')).toBeVisible();
    await give(image!, '头像.png');
    await canvas.findByRole('button', { name: '移除 头像.png' });
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交' }));
      await expect(args.onSubmit).toHaveBeenCalledWith([
        { fieldId: '10', fieldCode: '', fieldValues: ['8801'] },
        expect.objectContaining({
          fieldId: '11',
          imageInfoList: [expect.objectContaining({ resourceId: 'f1' })],
        }),
      ]);
    });
  },
};

export const NoSpace: Story = {
  args: { fields: only('11'), uploadBlockedReason: '学校的存储空间已用完，暂时不能上传' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/存储空间已用完/)).toBeVisible();
  },
};

/** An invalid date is not submitted, even in an optional field. */
export const WrongDate: Story = {
  tags: ['release'],
  args: { fields: only('8') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const time = await canvas.findByRole('combobox', { name: '面试时间' });
    await userEvent.clear(time);
    await userEvent.type(time, '2026-02-31 09:00:00');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(time).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(time);
    await userEvent.type(time, '2026-02-28 09:00:00');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { fieldId: '8', fieldCode: '', fieldValues: ['2026-02-28 09:00:00'] },
    ]);
  },
};

/** The server sends no fields at all. */
export const NoFields: Story = {
  args: { fields: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('没有需要填写的信息')).toBeVisible();
  },
};
