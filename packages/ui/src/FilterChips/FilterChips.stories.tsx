import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { onStage } from '../stage/index.ts';
import { ActiveFilters, FilterChips } from './index.ts';

const subjects = [
  { value: 'maths', label: '数学', count: 24 },
  { value: 'english', label: '英语', count: 18 },
  { value: 'physics', label: '物理', count: 9 },
  { value: 'accounting', label: '会计' },
];

function Filtering() {
  const [subject, setSubject] = useState<string | null>(null);
  const active = subjects
    .filter(({ value }) => value === subject)
    .map(({ value, label }) => ({ id: value, label }));
  const handleClear = () => setSubject(null);
  return (
    <>
      <FilterChips label="科目" options={subjects} value={subject} onChange={setSubject} />
      <ActiveFilters filters={active} onRemove={handleClear} onClear={handleClear} />
    </>
  );
}

const meta = {
  title: 'Navigation/FilterChips 筛选条件',
  id: 'navigation-filterchips',
  component: FilterChips,
  render: () => <Filtering />,
  decorators: [onStage()],
} satisfies Meta;
export default meta;

export const ChooseAndRemove: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('group', { name: '科目' }));
    await userEvent.click(group.getByRole('button', { name: '物理 9' }));
    await expect(group.getByRole('button', { name: '物理 9' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '移除“物理”' }));
    await expect(group.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('group', { name: '已选条件' })).toBeNull();
    await userEvent.click(group.getByRole('button', { name: '英语 18' }));
  },
};

/** On a phone the chips scroll in one line, without clipping the focus ring. */
export const OnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const chip = canvas.getByRole('button', { name: '全部' });
    await expect(chip).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(chip);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    await expect(reach).toBeGreaterThan(0);
    const ring = chip.getBoundingClientRect();
    const room = chip.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect(ring.left - reach).toBeGreaterThanOrEqual(room.left);
    await expect(ring.top - reach).toBeGreaterThanOrEqual(room.top);
    await expect(ring.bottom + reach).toBeLessThanOrEqual(room.bottom);
  },
};

/** A name longer than the row wraps in its chip. */
export const ALongName: StoryObj = {
  render: () => (
    <FilterChips
      label="科目"
      options={[
        {
          value: 'long',
          label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4),
          lang: 'de',
        },
      ]}
      value="long"
      onChange={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /^Donau/ });
    const row = canvas.getByRole('group', { name: '科目' });
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
  },
};
