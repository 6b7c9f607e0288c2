import type { CascaderNode } from './tree.ts';

/** A few administrative divisions, with a county that exists in two cities and a disabled one. */
export const regions: CascaderNode[] = [
  {
    value: '33',
    label: '浙江省',
    children: [
      {
        value: '3301',
        label: '杭州市',
        children: [
          { value: '330106', label: '西湖区' },
          { value: '330105', label: '拱墅区' },
          { value: '330108', label: '滨江区', isDisabled: true },
          { value: '330109', label: '萧山区' },
          { value: '330110', label: '余杭区' },
        ],
      },
      {
        value: '3302',
        label: '宁波市',
        children: [
          { value: '330203', label: '海曙区' },
          { value: '330205', label: '江北区' },
        ],
      },
    ],
  },
  {
    value: '36',
    label: '江西省',
    children: [{ value: '3601', label: '南昌市', children: [{ value: '360103', label: '西湖区' }] }],
  },
  {
    value: '50',
    label: '重庆市',
    children: [{ value: '5001', label: '市辖区', children: [{ value: '500105', label: '江北区' }] }],
  },
  { value: '71', label: '台湾省', isDisabled: true, children: [{ value: '7101', label: '台北市' }] },
  {
    value: '81',
    label: '香港特别行政区',
    children: [
      { value: '8101', label: '中西区' },
      { value: '8102', label: '湾仔区' },
    ],
  },
];

/** Groups of students, nested five levels deep. */
export const groups: CascaderNode[] = [
  {
    value: 0,
    label: '2026 级',
    children: [
      {
        value: 1,
        label: '会计学院',
        children: [
          {
            value: 1,
            label: '初级会计',
            children: [
              {
                value: 1,
                label: '春季班',
                children: [
                  { value: '', label: '未分组' },
                  { value: 'a', label: '第一组' },
                  { value: 'b', label: '第二组' },
                ],
              },
              { value: 2, label: '秋季班', children: [{ value: 'a', label: '第一组' }] },
            ],
          },
        ],
      },
      { value: 2, label: '建造学院' },
    ],
  },
  { value: 2025, label: '2025 级' },
];

/** Creates a tree with `first × second × third` leaves. */
export function manyNodes(first: number, second: number, third: number): CascaderNode[] {
  const each = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index + 1));
  return each(first, (a) => ({
    value: a,
    label: `第 ${a} 校区`,
    children: each(second, (b) => ({
      value: b,
      label: `${b} 号楼`,
      children: each(third, (c) => ({ value: c, label: `${a}-${b}-${c} 班` })),
    })),
  }));
}
