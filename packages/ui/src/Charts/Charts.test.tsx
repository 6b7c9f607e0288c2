// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { levelOf, weeksOf } from './days.ts';
import { BarChart, HeatMap, LineChart } from './index.ts';

afterEach(cleanup);

const series = [
  { id: 'done', label: '做题数', values: [12, 40, null] },
  { id: 'right', label: '做对', values: [9, -3, 30] },
];
const key = (name: string) => fireEvent.keyDown(screen.getByRole('slider'), { key: name });
const openTable = () => userEvent.click(screen.getByText('以表格查看'));
const valueText = () => screen.getByRole('slider').getAttribute('aria-valuetext');

test.each([
  ['lines', LineChart],
  ['bars', BarChart],
])(
  'a chart of %s is one tab stop with arrow keys and spoken values, and has an equal table',
  async (_, Chart) => {
    render(<Chart label="每周" labels={['9/28', '10/5', '10/12']} labelsName="周" series={series} />);
    const chart = screen.getByRole('slider', { name: '每周' });
    act(() => chart.focus());
    expect(valueText()).toBe('10/12：做题数：无，做对：30');
    key('ArrowLeft');
    expect(valueText()).toBe('10/5：做题数：40，做对：-3');
    key('Home');
    key('ArrowLeft');
    expect(chart.getAttribute('aria-valuenow')).toBe('1');
    expect(within(chart).getByText('做题数：12')).not.toBeNull();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    await openTable();
    expect(await screen.findByRole('row', { name: '10/12 无 30' })).not.toBeNull();
    expect(screen.getByRole('row', { name: '周 做题数 做对' })).not.toBeNull();
  },
);

test('Escape closes the readout of a chart first, and then reaches the surrounding layer', () => {
  const onKeyDown = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <LineChart
        label="每周"
        labels={['9/28']}
        labelsName="周"
        series={[{ id: 'a', label: '分', values: [7] }]}
      />
    </div>,
  );
  act(() => screen.getByRole('slider').focus());
  key('Escape');
  expect(onKeyDown).not.toHaveBeenCalled();
  key('Escape');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('HeatMap is navigated by days and weeks within its range, and announces each day', async () => {
  render(
    <HeatMap
      label="哪天"
      format={(count) => `${count} 题`}
      days={[
        { day: '2026-11-11', value: 3 },
        { day: '2026-11-25', value: 8 },
        { day: '2026-11-18', value: 2 },
      ]}
    />,
  );
  act(() => screen.getByRole('slider').focus());
  expect(valueText()).toBe('11月25日周三：8 题');
  key('ArrowLeft');
  expect(valueText()).toBe('11月18日周三：2 题');
  key('ArrowDown');
  expect(valueText()).toBe('11月19日周四：0 题');
  key('ArrowLeft');
  key('ArrowLeft');
  expect(valueText()).toBe('11月11日周三：3 题');
  await openTable();
  const [, first] = await screen.findAllByRole('row');
  expect(first?.textContent).toBe('2026年11月9日3 题0 题0 题0 题0 题3 题');
});

test('weeksOf ignores invalid dates and covers the last year only', () => {
  expect(weeksOf([{ day: '2026-13-01', value: 1 }])).toBeNull();
  const weeks = weeksOf([
    { day: '1970-01-01', value: 1 },
    { day: '2026-11-25', value: Number.NaN },
    { day: '2026-11-22', value: -4 },
    { day: '2026-11-22', value: 5 },
  ]);
  expect(weeks).toMatchObject({ weekCount: 53, first: 0, last: 52 * 7 + 2, max: 5 });
  expect(weeks?.values.at(-4)).toBe(5);
});

test('levelOf grades a day by its share of the maximum', () => {
  expect([0, 1, 25, 26, 75, 99, 100].map((value) => levelOf(value, 100))).toEqual([0, 1, 1, 2, 3, 4, 4]);
  expect(levelOf(3, 0)).toBe(0);
});
