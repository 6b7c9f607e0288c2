import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { phoneAndDark } from '../../../../../../.storybook/modes.ts';
import { done } from '../../../../../../.storybook/replies.ts';
import { session } from '../../../session/session.store.ts';
import CategoriesPage from './CategoriesPage.tsx';
import { categoryCounts, categorySubjects, usedCategories } from './samples.ts';

const USED = '*/saas-business/v1/category/used';
const others = [
  http.get('*/question/queryCourseCategoryAndSubject', () => done(categorySubjects)),
  http.get(`${USED}/count`, () => done(categoryCounts)),
];

const meta = {
  title: 'Site/Account centre/Categories',
  component: CategoriesPage,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [http.get(`${USED}/already`, () => done(usedCategories)), ...others] },
  },
  beforeEach: () => {
    session.token = 'a token';
    return () => {
      session.token = '';
    };
  },
} satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  tags: ['visual'],
  parameters: phoneAndDark,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '大学公共课' })).toHaveTextContent('¥9.9');
    await expect(canvas.getByRole('link', { name: '高等数学' })).toHaveAttribute(
      'href',
      '#/lib/subject?subjectId=11',
    );
    await expect(canvas.getByRole('link', { name: '继续练习：高考' })).toHaveAttribute(
      'href',
      '#/lib/subject?subjectId=21',
    );
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [http.get(`${USED}/already`, () => done([])), ...others] } },
  play: ({ canvas }) => expect(canvas.findByText('还没有用过的题库')).resolves.toBeVisible(),
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(`${USED}/already`, () => HttpResponse.json({ code: '0', message: 'x' })),
        ...others,
      ],
    },
  },
  play: ({ canvas }) => expect(canvas.findByText('题库分类没有加载出来')).resolves.toBeVisible(),
};
