import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { onStage, special, widths } from '../stage/index.ts';
import { Calendar, type CalendarProps } from './index.ts';

function Choosing(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Calendar
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        props.onChange(day);
      }}
    />
  );
}

const meta = {
  title: 'Learning/Calendar 学习日历',
  id: 'learning-calendar',
  component: Calendar,
  render: (args) => <Choosing {...args} />,
  args: {
    label: '学习日历',
    value: '2026-11-19',
    marks: { '2026-11-05': '1 节直播课', '2026-11-19': '2 节直播课', '2026-11-21': '模拟考试' },
    onChange: fn(),
    onMonth: fn(),
    now: () => new Date(2026, 10, 21, 9, 30).getTime(),
  },
  decorators: [onStage(420)],
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three days are marked; the accessible names of the days say with what. */
export const MarkedDays: Story = {
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: widths.phone, ...special } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
      '2026年11月19日星期四，2 节直播课',
    );
    await expect(canvas.getByRole('gridcell', { current: 'date' })).toHaveAccessibleName(/模拟考试$/);
  },
};

/** One tab stop; arrow keys move by days and weeks, Page Up and Page Down by months, Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('gridcell', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: '2026年11月27日星期五' })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('gridcell', { name: '2026年12月27日星期日' })).toHaveFocus();
    await expect(args.onMonth).toHaveBeenLastCalledWith('2026-12');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-21');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(args.onMonth).toHaveBeenLastCalledWith('2025-12');
  },
};

/** No marks, a value that is no date, and a limit. */
export const Limited: Story = {
  args: { value: '2026-02-31', marks: undefined, min: '2026-11-10', max: '2026-11-20' },
  play: async ({ args, canvas }) => {
    const outside = canvas.getByRole('gridcell', { name: /11月21日/ });
    await expect(outside).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(outside);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
