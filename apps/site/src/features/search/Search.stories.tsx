import type { OutputOf } from '@lectern/sdk';
import { find } from '@lectern/sdk/endpoints/search';
import { mock, mockMalformed, unreachable } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../shared/testing/answeredBy.ts';
import { inRouter } from '../../shared/testing/inRouter.tsx';
import { recent } from './recent.ts';
import { results } from './search.store.ts';
import SearchPage from './SearchPage.tsx';

type Answer = OutputOf<typeof find>;
type Given = Answer['groups'][number]['records'][number];

const record = (id: string, title: string, more: Partial<Given> = {}): Given => ({
  id,
  title,
  titleEn: '',
  line: '',
  lineEn: '',
  picture: '',
  date: null,
  targetId: '',
  commodityId: '',
  commodityType: null,
  priceCents: null,
  lessonId: '',
  ...more,
});

const found: Answer = {
  nearFlag: 0,
  groups: [
    {
      kind: 'course',
      total: 12,
      moreFlag: 0,
      records: [
        record('1', '函数与极限', {
          line: '顾明晖',
          commodityId: '1',
          targetId: '1',
          commodityType: 1,
          priceCents: 19_900,
        }),
        record('2', '函数入门课包', {
          line: '三门课一起学',
          commodityId: '2',
          targetId: '2',
          commodityType: 2,
          priceCents: 0,
        }),
      ],
    },
    {
      kind: 'teacher',
      total: 1,
      moreFlag: 0,
      records: [record('3', '韩书', { line: '高中数学 · 特级教师' })],
    },
    {
      kind: 'question',
      total: 300,
      moreFlag: 1,
      records: [record('4', '函数怎么学', { line: '想不明白', date: '2026-11-20T08:00:00.000Z' })],
    },
  ],
};

const answers = (answer: () => Answer) => ({ ...answeredBy(mock(find, answer)) });

const meta = {
  title: 'Site/Search 搜索',
  id: 'site-search',
  component: SearchPage,
  beforeEach: () => {
    Object.assign(results, { status: 'idle', value: undefined });
    localStorage.removeItem('searches:');
    recent.texts = [];
    location.hash = `#/search?text=${encodeURIComponent('函数')}`;
    return () => {
      location.hash = '';
    };
  },
  decorators: [inRouter],
  parameters: answers(() => found),
} satisfies Meta<typeof SearchPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '问答 300+' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '课程' })).toBeVisible();
  },
};

/** A typing mistake: results that differ by one letter are marked as such. */
export const Near: Story = {
  parameters: answers(() => ({ ...found, nearFlag: 1 })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('相差一个字'));
  },
};

export const Nothing: Story = {
  parameters: answers(() => ({ nearFlag: 0, groups: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到与“函数”有关的内容')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['release'],
  parameters: answers(unreachable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有搜索出来，请检查网络')).toBeVisible();
  },
};

/** Of a malformed reply, whatever is readable is shown. */
export const Hostile: Story = {
  parameters: answeredBy(
    mockMalformed(find, {
      groups: [
        null,
        7,
        { kind: 'x' },
        { kind: 'news', total: 1, records: [null, { id: '1', title: '开课' }] },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '开课' })).toBeVisible();
  },
};

/** Without a search text: recent searches, which can be deleted. */
export const Recent: Story = {
  beforeEach: () => {
    location.hash = '#/search';
    localStorage.setItem('searches:', JSON.stringify(['函数', '英语写作']));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除“函数”' }));
    await expect(canvas.queryByRole('link', { name: '函数' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '清除最近搜索' }));
    await expect(canvas.getByText('输入想找的内容')).toBeVisible();
  },
};
