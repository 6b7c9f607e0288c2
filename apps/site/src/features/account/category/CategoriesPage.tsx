import { Card } from '@lectern/ui/Card';
import { oneOf } from '@lectern/sdk';
import { ButtonLink } from '@lectern/ui/Button';
import { FilterChips } from '@lectern/ui/FilterChips';
import { Heading, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { useSearch } from 'wouter';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import * as css from './categories.css.ts';
import {
  categories,
  categoriesHref,
  type Category,
  categoryLists,
  type CategoryList,
  listOf,
  showCategories,
} from './categories.store.ts';
import { categoriesTexts } from './categories.texts.ts';

const BANK = '#/lib/subject';
const EXAMS = '#/lib/subject/exampaper';

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => showCategories.prefetch(listOf(search));

/** The student's categories of the question bank: in use, available, with exams, with results to unlock. */
export default function CategoriesPage() {
  const texts = useTexts(categoriesTexts);
  const list = listOf(useSearch());
  const { status, records, counts } = useSnapshot(categories);

  return (
    <AccountFrame current="category">
      <ListTools
        filter={
          <FilterChips
            label={texts.label}
            allLabel={counts === undefined ? texts.lists.already : `${texts.lists.already} ${counts.already}`}
            options={categoryLists
              .filter((one) => one !== 'already')
              .map((one) => ({
                value: one,
                label: texts.lists[one],
                ...(counts !== undefined && { count: counts[one] }),
              }))}
            value={list === 'already' ? null : list}
            onChange={(value) => navigate(categoriesHref(oneOf(value, categoryLists, 'already')))}
          />
        }
      />
      <ListPage
        load={() => void showCategories(list)}
        status={status}
        rows={records}
        className={css.list}
        type="qsbank"
        failed={texts.failed}
        skeleton={<RowsSkeleton />}
        nothing={
          <EmptyWithLink
            type="qsbank"
            title={texts.empty[list]}
            description={texts.emptyHelp[list]}
            href={BANK}
            label={texts.toBank}
          />
        }
      >
        {(category) => <CategoryCard category={category} list={list} />}
      </ListPage>
    </AccountFrame>
  );
}

const subjectHref = (subjectId: string) => `${BANK}?${new URLSearchParams({ subjectId })}`;

interface CategoryCardProps {
  readonly category: Category;
  readonly list: CategoryList;
}

/** A category: its subjects, facts about its exams, and the one next step. */
function CategoryCard({ category, list }: CategoryCardProps) {
  const texts = useTexts(categoriesTexts);
  const locale = useLocale();
  const { name, endsAt, priceCents, subjects } = category;
  const [first] = subjects;
  const practiceHref = subjects.length === 1 && first !== undefined ? subjectHref(first.id) : BANK;
  const action = texts.actions[list];
  const until = formatTime(endsAt, 'moment', locale);
  const facts = [
    until !== '' && texts.until(until),
    priceCents > 0 && texts.price(formatMoney(priceCents)),
  ].filter((fact) => fact !== false);
  return (
    <Card as="article" padding="large" gap="x3" className={css.card} aria-label={name}>
      <Stack gap="x2">
        <Heading size="md">{name}</Heading>
        {facts.length > 0 && (
          <p className={css.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {subjects.length > 0 && (
          <ul className={css.subjects} aria-label={texts.subjects}>
            {subjects.map(({ id, name: subject }) => (
              <li key={id}>
                <Link className={css.subject} href={subjectHref(id)}>
                  {subject}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <ButtonLink
        className={css.action}
        variant={list === 'already' || list === 'can' ? 'primary' : 'secondary'}
        href={list === 'already' || list === 'can' ? practiceHref : EXAMS}
        aria-label={labelled(locale, action, name)}
      >
        {action}
      </ButtonLink>
    </Card>
  );
}
