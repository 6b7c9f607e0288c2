import { media } from '@lectern/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onStage, widths } from '../stage/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { groups, manyNodes, regions } from './fixtures.ts';
import { Cascader, CascaderField, type CascaderNode, type CascaderProps } from './index.ts';

function Choosing(props: CascaderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Cascader
      {...props}
      value={value}
      onChange={(path, nodes) => {
        props.onChange(path, nodes);
        setValue(path.length > 0 ? path : null);
      }}
    />
  );
}

const meta = {
  title: 'Fields/Cascader 级联选择',
  id: 'fields-cascader',
  component: Cascader,
  render: (args) => <Choosing {...args} />,
  args: { 'aria-label': '所在地区', options: regions, value: null, onChange: fn() },
  decorators: [onStage(360)],
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: '所在地区' });
const open = async () => {
  await userEvent.click(field());
  // The panel's code is loaded first.
  const dialog = await screen.findByRole('dialog', {}, { timeout: 10_000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const item = (name: string, level = 1) =>
  waitFor(() => {
    const items = screen.getAllByRole('treeitem', { name });
    const found = items.find((element) => element.getAttribute('aria-level') === String(level));
    if (!found) throw new Error(`no ${name} on level ${level}`);
    return found;
  });
const searchField = () => screen.findByRole('combobox', { name: '搜索' }, { timeout: 10_000 });
const isPhone = () => matchMedia(media.phone).matches;
const labelOf = (path: string) => waitFor(() => expect(field()).toHaveTextContent(path));

export const Closed: Story = {};
export const Chosen: Story = { args: { value: ['33', '3301', '330106'] } };
export const Disabled: Story = { args: { value: ['33', '3301', '330106'], isDisabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };

/** Opened with a value: its columns are open and its row is active. */
export const Open: Story = {
  tags: ['visual'],
  args: { value: ['33', '3301', '330106'] },
  parameters: { chromatic: { modes: widths } },
  play: async () => {
    await open();
    await expect(await item('西湖区', 3)).toHaveAttribute('aria-selected', 'true');
    await expect(await item('滨江区', 3)).toHaveAttribute('aria-disabled', 'true');
    // A phone shows only the last column.
    if (!isPhone()) await expect(await item('浙江省')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** By pointer: one column per level; on closing the focus returns to the field. */
export const ByClick: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('浙江省'));
    await userEvent.click(await item('杭州市', 2));
    await userEvent.click(await item('滨江区', 3));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await item('余杭区', 3));
    await expect(args.onChange).toHaveBeenCalledWith(
      ['33', '3301', '330110'],
      [
        expect.objectContaining({ label: '浙江省' }),
        expect.anything(),
        expect.objectContaining({ label: '余杭区' }),
      ],
    );
    await labelOf('浙江省 / 杭州市 / 余杭区');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** By keyboard alone: arrows move through the columns, Enter chooses, Escape closes. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const search = await searchField();
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}{ArrowRight}');
    const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveAccessibleName('海曙区');
    await expect(active).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard('{ArrowLeft}{Home}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['33', '3301', '330105'], expect.anything());
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(field()).toHaveFocus();
  },
};

/** Equal labels under two parents are told apart by their paths; typing on the closed field starts a search. */
export const Search: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('西');
    const search = await searchField();
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, '湖');
    const hits = await screen.findAllByRole('option');
    await expect(hits.map((hit) => hit.textContent)).toEqual([
      '西湖区浙江省 / 杭州市',
      '西湖区江西省 / 南昌市',
    ]);
    await expect(screen.getByText('共 2 条')).toBeVisible();
    // The columns below the results are hidden from assistive technology.
    await expect(screen.queryByRole('tree')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(hits[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['36', '3601', '360103'], expect.anything());
    await open();
    await userEvent.type(screen.getByRole('combobox', { name: '搜索' }), '浙江 江北');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** The first Escape clears the search, the second closes the panel. */
export const SearchFindsNothing: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('火星');
    await expect(await screen.findByText('没有找到“火星”，换个词试试')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await item('浙江省')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const many = manyNodes(10, 50, 100);
const leaves = (nodes: readonly CascaderNode[]): CascaderNode[] =>
  nodes.flatMap((node) => (node.children ? leaves(node.children) : [node]));

/** 50,500 nodes: only the rows in view are rendered, and the search shows 50 and the total number. */
export const FiftyThousand: Story = {
  tags: ['release'],
  args: { options: many },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('第 3 校区'));
    await userEvent.click(await item('2 号楼', 2));
    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(100);
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(await item('3-2-100 班', 3)).toHaveAttribute('aria-posinset', '100');
    // Results may be rendered already, but are hidden.
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('7-7');
    const total = leaves(many).filter((node) => node.label.includes('7-7')).length;
    await expect(await screen.findByText(`共 ${total} 条，先显示最相近的 50 条`)).toBeVisible();
    const search = screen.getByRole('combobox', { name: '搜索' });
    await userEvent.clear(search);
    await userEvent.type(search, '7-7-7 班');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith([7, 7, 7], expect.anything());
  },
};

const moveTo = (element: Element, x: number, y: number) =>
  fireEvent.pointerMove(element, { pointerType: 'mouse', clientX: x, clientY: y });
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A mouse that rests on a row for 150 ms opens it; rows crossed on the way into the open column stay closed. */
export const OpensOnHover: Story = {
  args: { expandOn: 'hover' },
  play: async () => {
    await open();
    const zhejiang = await item('浙江省');
    const at = zhejiang.getBoundingClientRect();
    await moveTo(zhejiang, at.left + 20, at.top + 10);
    await expect(screen.queryByRole('treeitem', { name: '杭州市' })).toBeNull();
    await item('杭州市', 2);
    // Moves down and right across the next row towards the second column, for longer than the delay.
    const jiangxi = await item('江西省');
    for (let step = 1; step <= 6; step += 1) {
      await moveTo(jiangxi, at.left + 20 + step * 15, at.bottom + step * 3);
      await rest(40);
    }
    await expect(screen.getByRole('treeitem', { name: '杭州市' })).toBeVisible();
    // Once the pointer rests on the row, the row opens.
    await item('南昌市', 2);
  },
};

const reply = Promise.withResolvers<void>();

/** Children are fetched when a row is opened; opening it again does not fetch them again. */
export const Async: Story = {
  args: {
    options: [
      { value: 1, label: '第一期' },
      { value: 2, label: '第二期', isLeaf: true },
    ],
    loadChildren: fn(async () => {
      await reply.promise;
      return [{ value: 11, label: '一班', isLeaf: true }];
    }),
  },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('第一期'));
    await waitFor(() => expect(screen.getByText('正在加载')).toBeVisible());
    reply.resolve();
    await userEvent.click(await item('一班', 2));
    await expect(args.onChange).toHaveBeenCalledWith([1, 11], expect.anything());
    await labelOf('第一期 / 一班');
    await open();
    await expect(await item('一班', 2)).toHaveAttribute('aria-selected', 'true');
    await expect(args.loadChildren).toHaveBeenCalledTimes(1);
  },
};

/** A pressed node that turns out to have no children is chosen by that press. */
export const AsyncLeaf: Story = {
  args: {
    options: [
      { value: 1, label: '第一期' },
      { value: 2, label: '第二期' },
    ],
    loadChildren: fn(async () => []),
  },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('第一期'));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([1], expect.anything()));
    await labelOf('第一期');
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await labelOf('第二期');
    await expect(args.loadChildren).toHaveBeenCalledTimes(2);
  },
};

/** A failed request can be retried; a late response is dropped. */
export const AsyncFails: Story = {
  args: {
    options: [
      { value: 1, label: '第一期' },
      { value: 2, label: '第二期' },
    ],
    loadChildren: (() => {
      let asked = 0;
      return fn(async (node: CascaderNode) => {
        if (node.value === 2) {
          await rest(150);
          return [{ value: 21, label: '迟到的班', isLeaf: true }];
        }
        asked += 1;
        await rest(20);
        if (asked % 2 === 1) throw new Error('offline');
        return [{ value: 11, label: '一班', isLeaf: true }];
      });
    })(),
  },
  play: async () => {
    await open();
    await userEvent.click(await item('第二期'));
    await userEvent.click(await item('第一期'));
    await expect(await screen.findByText('没有加载成功')).toBeVisible();
    await rest(200);
    await expect(screen.queryByRole('treeitem', { name: '迟到的班' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await expect(await item('一班', 2)).toBeVisible();
    await expect(screen.queryByText('没有加载成功')).toBeNull();
  },
};

/** Five levels, with `0` and the empty string among the values. */
export const FiveLevels: Story = {
  tags: ['visual'],
  args: { options: groups, value: [0, 1, 1, 1, ''] },
  play: async () => {
    await labelOf('2026 级 / 会计学院 / 初级会计 / 春季班 / 未分组');
    await open();
    await expect(await item('未分组', 5)).toHaveAttribute('aria-selected', 'true');
  },
};

/** The value is that of the chosen node alone, and is what a form submits. */
export const SingleValue: Story = {
  args: { value: '360103', name: 'area' },
  render: (args) => (
    <form aria-label="资料">
      <Cascader {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await labelOf('江西省 / 南昌市 / 西湖区');
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('area')).toEqual(['360103']);
  },
};

/** Nodes with children can be chosen too; the panel stays open until the focus leaves it. */
export const AnyLevel: Story = {
  args: { canChooseBranch: true },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('浙江省'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['33'], expect.anything());
    await userEvent.click(await item('宁波市', 2));
    await labelOf('浙江省 / 宁波市');
    await userEvent.click(field());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Cleared: Story = {
  args: { value: ['33', '3301', '330106'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onChange).toHaveBeenCalledWith([], []);
    await labelOf('请选择');
    await expect(field()).toHaveFocus();
  },
};

/** Without a search field, letters jump to the rows that begin with them. */
export const Typeahead: Story = {
  args: { isSearchable: false },
  play: async ({ args }) => {
    await open();
    const tree = await screen.findByRole('tree');
    await waitFor(() => expect(tree).toHaveFocus());
    await userEvent.keyboard('香{ArrowRight}湾{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['81', '8102'], expect.anything());
  },
};

/** A phone shows one column at a time in a sheet, with a breadcrumb above it to go back. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  tags: ['visual'],
  parameters: { chromatic: { modes: { phone: { viewport: 390 } } } },
  play: async () => {
    await open();
    await userEvent.click(await item('浙江省'));
    await expect(screen.queryByRole('treeitem', { name: '江西省' })).toBeNull();
    await userEvent.click(await item('宁波市', 2));
    const way = within(screen.getByRole('navigation', { name: '所在位置' }));
    await expect(way.getByRole('button', { name: '宁波市' })).toHaveAttribute('aria-current', 'step');
    await userEvent.click(way.getByRole('button', { name: '浙江省' }));
    await userEvent.click(await item('杭州市', 2));
    await expect(await item('西湖区', 3)).toBeVisible();
  },
};

/** As a form field: with label, hint and message. */
export const AsAField: Story = {
  render: (args) => (
    <CascaderField {...args} aria-label={undefined} label="所在地区" isRequired message="请选择地址!" />
  ),
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('请选择地址!');
  },
};

/** In a dialog: Escape closes only the panel, and the focus may move into the panel. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog isOpen title="完善信息" width={643} onClose={args.onChange.bind(null, [], [])}>
      <Choosing {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '完善信息' });
    await userEvent.click(field());
    const search = await searchField();
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: '搜索' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: '完善信息' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('这里还没有选项')).toBeVisible());
  },
};
