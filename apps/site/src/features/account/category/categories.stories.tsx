import * as account from '@lectern/sdk/endpoints/account';
import * as other from '@lectern/sdk/endpoints/other';
import { mock, refused } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { phoneAndDark } from '@lectern/ui/stage';
import { answeredBy } from '../../../shared/testing/answeredBy.ts';
import { session } from '../../../shared/session/session.store.ts';
import CategoriesPage from './CategoriesPage.tsx';
import { categoryCounts, categorySubjects, usedCategories } from './samples.ts';

const others = [
  mock(other.courseCategoryAndSubject, () => categorySubjects),
  mock(account.categoryCount, () => categoryCounts),
];

const meta = {
  title: 'Site/Account centre/Categories 我的分类',
  id: 'site-account-centre-categories',
  component: CategoriesPage,
  parameters: {
    layout: 'fullscreen',
    ...answeredBy(
      mock(account.categoryUsed, () => [...usedCategories]),
      ...others,
    ),
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
  parameters: answeredBy(
    mock(account.categoryUsed, () => []),
    ...others,
  ),
  play: ({ canvas }) => expect(canvas.findByText('还没有用过的题库')).resolves.toBeVisible(),
};

export const Failed: Story = {
  parameters: answeredBy(mock(account.categoryUsed, refused('x')), ...others),
  play: ({ canvas }) => expect(canvas.findByText('题库分类没有加载出来')).resolves.toBeVisible(),
};
