import { Button } from '@lectern/ui/Button';
import { CourseCard } from '@lectern/ui/CourseCard';
import { FilterChips } from '@lectern/ui/FilterChips';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { FilterRows } from '../../../shared/page/list/FilterRows.tsx';
import { CategoryChips } from '../../../shared/page/list/CategoryChips.tsx';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { CourseItem } from '../../catalogue/index.ts';
import { personalTexts } from '../personal.texts.ts';
import { ListTools } from '../../../shared/page/list/ListTools.tsx';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { cards, CARDS_PER_PAGE, loadClasses, showCards, uncollect } from './cards.store.ts';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { courseTexts } from './course.texts.ts';
import * as css from './MyCoursesPage.css.ts';

interface CollectFilter {
  readonly type: string;
  readonly category: string;
  readonly page: number;
}

const hrefOf = ({ type, category, page }: CollectFilter) =>
  withQuery('#/personal/course/collect', { type: type === 'package' && type, category, page });

const readQuery = (search: string) => {
  const query = new URLSearchParams(search);
  const type = query.get('type') === 'package' ? 'package' : 'course';
  return {
    type,
    category: query.get('category') ?? '',
    page: pageOf(query),
    requestedKind: type === 'package' ? 'collectedPackages' : 'collectedCourses',
  } as const;
};

/** Starts the page's first requests. */
export const prepare: Prepare = (_params, search) => {
  const { requestedKind, page, category } = readQuery(search);
  return Promise.all([loadClasses.prefetch(), showCards.prefetch(requestedKind, page, category)]);
};

/** The student's collection (/personal/course/collect): courses by subject, and packages. */
export default function CollectPage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const { type, category, page, requestedKind } = readQuery(useSearch());
  const { status, kind, records, total, classes } = useSnapshot(cards);
  const isHere = kind === requestedKind;

  useLoad(loadClasses);

  return (
    <PersonalFrame current="collect" title={pages.collect}>
      <ListTools
        filter={
          <FilterRows>
            <FilterChips
              label={texts.collect.kind}
              allLabel={texts.collect.courses}
              options={[{ value: 'package', label: texts.collect.packages }]}
              value={type === 'package' ? 'package' : null}
              onChange={(value) => navigate(hrefOf({ type: value ?? '', category: '', page: 1 }))}
            />
            {type === 'course' && classes.length > 1 && (
              <CategoryChips
                label={texts.collect.category}
                categories={classes}
                value={category}
                onChange={(one) => navigate(hrefOf({ type, category: one, page: 1 }))}
              />
            )}
          </FilterRows>
        }
      />
      <ListPage
        className={css.grid}
        rowClassName={css.cell}
        keyOf={({ commodityId }) => commodityId}
        status={isHere ? status : 'loading'}
        rows={isHere ? records : []}
        type="save"
        failed={texts.collect.failed}
        pages={{ filter: { type, category, page }, total, perPage: CARDS_PER_PAGE, hrefOf }}
        load={() => void showCards(requestedKind, page, category)}
        skeleton={<CardsSkeleton />}
        nothing={
          <EmptyWithLink
            type="save"
            title={texts.collect.empty}
            description={texts.collect.emptyHelp}
            href="#/course/list"
            label={texts.toCourses}
            isPrimary
          />
        }
      >
        {(course) => <Collected course={course} />}
      </ListPage>
    </PersonalFrame>
  );
}

function Collected({ course }: { readonly course: CourseItem }) {
  const texts = useTexts(courseTexts);
  const locale = useLocale();
  const name = course.name[locale];
  const handleRemove = async () =>
    toastResult(await uncollect(course.commodityId), texts.collect.removed, texts.collect.removeFailed);
  return (
    <>
      <CourseCard
        href={course.href}
        title={name}
        coverUrl={course.cover}
        kind={texts.kinds[course.isPackage ? 'package' : course.kind]}
        teacher={course.teacher[locale]}
        lessonCount={course.lessonCount}
        priceCents={course.priceCents}
        originalCents={course.listPriceCents}
        progress={course.isOwned ? course.progress : undefined}
        level={2}
      />
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.collect.removeOf(name)}
        onClick={() => void handleRemove()}
      >
        {texts.collect.remove}
      </Button>
    </>
  );
}
