import { media } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import {
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  DateTimeRangePicker,
  MonthPicker,
  TimePicker,
  type RangePickerProps,
  type SinglePickerProps,
} from './index.ts';

// A Saturday.
const now = () => new Date(2026, 10, 21, 9, 30, 15).getTime();

function Choosing({ of: Of, ...props }: SinglePickerProps & { of: typeof DatePicker }) {
  const [value, setValue] = useState(props.value);
  return (
    <Of
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const onRange = fn<RangePickerProps['onChange']>();

function ChoosingRange({ of: Of, ...props }: RangePickerProps & { of: typeof DateRangePicker }) {
  const [value, setValue] = useState(props.value);
  return (
    <Of
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/DatePicker 日期选择',
  id: 'fields-pickers',
  component: DatePicker,
  render: (args) => <Choosing of={DatePicker} {...args} />,
  args: { label: '出生日期', value: null, onChange: fn(), now },
  decorators: [onStage(420)],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const isPhone = () => matchMedia(media.phone).matches;
const field = (name: string | RegExp = '出生日期') =>
  screen.getByRole<HTMLInputElement>('combobox', { name });
const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));
// The panel's code is loaded first.
const panel = async () => {
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const openByKey = async () => {
  await userEvent.keyboard('{ArrowDown}');
  await panel();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
};
const onDay = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

export const Closed: Story = { tags: ['release'] };
export const Chosen: Story = { args: { value: '2003-08-26' } };
export const Disabled: Story = { args: { value: '2003-08-26', isDisabled: true } };
export const Invalid: Story = {
  args: { message: '必填项，请输入相关信息', isRequired: true },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('必填项，请输入相关信息');
  },
};

/** A page of days: always 6 weeks of 7 days, with today marked. */
export const Open: Story = {
  tags: ['visual'],
  args: { label: '考试日期', value: '2026-11-26' },
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    await userEvent.click(field('考试日期'));
    await panel();
    await expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    await expect(screen.getByRole('gridcell', { name: '2026年11月21日星期六' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(screen.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
      '2026年11月26日星期四',
    );
  },
};

/** By pointer; afterwards the focus returns to the field. */
export const ByClick: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    await panel();
    await button('下个月');
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年12月24日/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-24');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field()).toHaveValue('2026-12-24');
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** Keys of the APG date picker: days, weeks, start and end of a week, months and years. */
export const ByKeyboard: Story = {
  args: { value: '2024-01-31' },
  play: async ({ args }) => {
    field().focus();
    await openByKey();
    await onDay('2024年1月31日星期三');
    await userEvent.keyboard('{PageDown}');
    await onDay('2024年2月29日星期四');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await onDay('2025年2月28日星期五');
    await userEvent.keyboard('{Home}');
    await onDay('2025年2月24日星期一');
    await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}');
    await onDay('2025年3月2日星期日');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await openByKey();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2024-02-01');
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

/** Year and month can be chosen directly: a birthday takes three presses. */
export const QuickYear: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    await panel();
    await button('2026 年');
    await userEvent.click(screen.getByRole('gridcell', { name: '1998' }));
    await userEvent.click(screen.getByRole('gridcell', { name: '2 月' }));
    await userEvent.click(screen.getByRole('gridcell', { name: /^1998年2月3日/ }));
    await expect(args.onChange).toHaveBeenCalledWith('1998-02-03');
  },
};

export const Years: Story = {
  tags: ['visual'],
  args: { value: '1998-02-03' },
  play: async () => {
    await userEvent.click(field());
    await panel();
    await button('1998 年');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: '1998' })).toHaveFocus());
  },
};

/** A day that does not exist is rejected with a message; the text stays, to be corrected. */
export const TypedWrongly: Story = {
  tags: ['visual'],
  args: { value: '2023-02-28', name: 'birthday' },
  play: async ({ args, canvasElement }) => {
    const input = field();
    await userEvent.clear(input);
    await userEvent.type(input, '2023-02-31');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('没有 2023-02-31 这个日期'));
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('2023-02-31');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelector('[name=birthday]')).toHaveValue('');
    await userEvent.clear(input);
    await userEvent.type(input, '1899-12-31{Enter}');
    await expect(input).toHaveAccessibleDescription('请填写 1900-01-01 至 2101-01-01 之间的值');
    await userEvent.clear(input);
    await userEvent.type(input, '明天{Enter}');
    await expect(input).toHaveAccessibleDescription('请按 YYYY-MM-DD 填写');
    await userEvent.clear(input);
    await userEvent.type(input, '2023/2/8{Enter}');
    await expect(input).toHaveValue('2023-02-08');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('2023-02-08');
  },
};

/** Days before `min`, after `max` and on Sundays can be neither picked nor typed. */
export const Limited: Story = {
  tags: ['visual'],
  args: {
    label: '上课日期',
    min: '2026-11-10',
    max: '2026-12-05',
    isUnavailable: (date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0,
  },
  play: async ({ args }) => {
    const input = field('上课日期');
    await userEvent.click(input);
    await panel();
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年11月9日/ }));
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年11月22日/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(input, '2026-11-22{Enter}');
    await expect(input).toHaveAccessibleDescription('2026-11-22 不可选，请换一个');
    await userEvent.clear(input);
    await userEvent.click(input);
    await panel();
  },
};

export const Cleared: Story = {
  args: { value: '2003-08-26' },
  play: async ({ args }) => {
    await button('清除');
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(field()).toHaveValue('');
  },
};

/** A day, then a time; each press takes effect at once, the button only closes the panel. */
export const DateTime: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  render: (args) => <Choosing of={DateTimePicker} {...args} label="开考时间" value="2026-11-26 09:30:00" />,
  play: async ({ args }) => {
    const input = field('开考时间');
    await userEvent.click(input);
    await panel();
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年11月27日/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27 09:30:00');
    const hours = screen.getByRole('listbox', { name: '时' });
    hours.focus();
    await userEvent.keyboard('14{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27 14:31:00');
    await expect(input).toHaveValue('2026-11-27 14:31:00');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The day of a limit can be picked; its time is clamped to the limit. */
export const DateTimeLimited: Story = {
  tags: ['release'],
  render: (args) => (
    <Choosing
      of={DateTimePicker}
      {...args}
      label="开考时间"
      min="2026-11-20 12:00:00"
      max="2026-11-25 18:00:00"
    />
  ),
  play: async ({ args }) => {
    await userEvent.click(field('开考时间'));
    await panel();
    const day = (name: RegExp) => screen.getByRole('gridcell', { name });
    await expect(day(/^2026年11月19日/)).toHaveAttribute('aria-disabled', 'true');
    await expect(day(/^2026年11月26日/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/^2026年11月20日/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20 12:00:00');
  },
};

export const Month: Story = {
  tags: ['visual'],
  render: (args) => <Choosing of={MonthPicker} {...args} label="毕业年月" />,
  play: async ({ args }) => {
    field('毕业年月').focus();
    await openByKey();
    await onDay('11 月');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageDown}{ArrowUp}');
    await onDay('10 月');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2027-10');
    await userEvent.keyboard('{ArrowDown}');
    await panel();
  },
};

export const Time: Story = {
  tags: ['visual'],
  render: (args) => <Choosing of={TimePicker} {...args} label="提醒时间" value="08:00:00" />,
  play: async ({ args }) => {
    const input = field('提醒时间');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await panel();
    await waitFor(() => expect(screen.getByRole('listbox', { name: '时' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:59:00');
    const hours = screen.getByRole('listbox', { name: '时' });
    const row = within(hours).getByRole('option', { name: '07' });
    const [before, at] = [hours.getBoundingClientRect(), row.getBoundingClientRect()];
    // Only whole rows, with the same number above the chosen one as below it.
    const rows = before.height / at.height;
    await expect(rows).toBeCloseTo(Math.round(rows), 2);
    await expect(at.top - before.top).toBeCloseTo(before.bottom - at.bottom, 2);
  },
};

/** On a phone there is room for three rows. */
export const TimeOnPhone: Story = { ...Time, tags: [], globals: { viewport: { value: 'mobile1' } } };

/** Two months side by side; the first press picks the start, the second the end. */
export const DateRange: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  render: () => (
    <ChoosingRange
      of={DateRangePicker}
      label="学习期限"
      value={null}
      onChange={onRange}
      now={now}
      name="period"
    />
  ),
  play: async ({ canvasElement }) => {
    onRange.mockClear();
    const [from, to] = screen.getAllByRole<HTMLInputElement>('combobox');
    await userEvent.click(field('开始'));
    await panel();
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年11月24日/ }));
    await expect(onRange).not.toHaveBeenCalled();
    if (isPhone()) await button('下个月');
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年12月10日/ }));
    await expect(onRange).toHaveBeenCalledWith(['2026-11-24', '2026-12-10']);
    await expect([from?.value, to?.value]).toEqual(['2026-11-24', '2026-12-10']);
    const names = [...canvasElement.querySelectorAll<HTMLInputElement>('[name=period]')];
    await expect(names.map((input) => input.value)).toEqual(['2026-11-24', '2026-12-10']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(field('开始'));
    await panel();
  },
};

/** Ends in the wrong order stay visible with a message, and are no value. */
export const RangeInTheWrongOrder: Story = {
  tags: ['release'],
  render: () => (
    <ChoosingRange
      of={DateRangePicker}
      label="学习期限"
      value={['2026-11-24', '2026-12-10']}
      onChange={onRange}
      now={now}
    />
  ),
  play: async () => {
    onRange.mockClear();
    const end = field('结束');
    await userEvent.clear(end);
    await userEvent.type(end, '2026-11-01{Enter}');
    await expect(onRange).toHaveBeenLastCalledWith(null);
    await expect(screen.getByText('结束不能早于开始')).toBeVisible();
    await expect(end).toHaveValue('2026-11-01');
    await userEvent.clear(end);
    await userEvent.type(end, '2026-11-30{Enter}');
    await expect(onRange).toHaveBeenLastCalledWith(['2026-11-24', '2026-11-30']);
    await expect(screen.queryByText('结束不能早于开始')).toBeNull();
  },
};

/** One end alone is not a range: once the field loses the focus, a message says which end is missing. */
export const HalfARange: Story = {
  tags: ['release'],
  render: () => (
    <ChoosingRange of={DateRangePicker} label="起止日期" value={null} onChange={onRange} now={now} />
  ),
  play: async () => {
    onRange.mockClear();
    await userEvent.type(screen.getByRole('combobox', { name: '开始' }), '2026-11-01');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('还没有填写结束')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByText('还没有填写结束')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: '结束' })).toHaveAttribute('aria-invalid', 'true');
    await expect(onRange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: '结束' }));
    await expect(screen.queryByText('还没有填写结束')).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: '结束' }), '2026-11-05');
    await expect(onRange).toHaveBeenLastCalledWith(['2026-11-01', '2026-11-05']);
  },
};

/** One end after the other, each with its time; the end defaults to 23:59:59. */
export const DateTimeRange: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: widths } },
  render: () => (
    <ChoosingRange of={DateTimeRangePicker} label="报名时间" value={null} onChange={onRange} now={now} />
  ),
  play: async () => {
    onRange.mockClear();
    await userEvent.click(field('开始'));
    await panel();
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年11月24日/ }));
    await button('下一步');
    await userEvent.click(screen.getByRole('gridcell', { name: /^2026年11月30日/ }));
    await expect(onRange).toHaveBeenLastCalledWith(['2026-11-24 00:00:00', '2026-11-30 23:59:59']);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  args: { label: 'Date of birth' },
  play: async () => {
    await userEvent.click(field('Date of birth'));
    const dialog = within(await panel());
    await expect(dialog.getByRole('gridcell', { name: 'Saturday, November 21, 2026' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(dialog.getByRole('button', { name: 'Nov' })).toBeVisible();
  },
};
