import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../../shared/page/useLoad.ts';
import type { Prepare, ScreenProps } from '../../../shared/routes/screen.ts';
import { DetailPage } from '../../../shared/page/detail/DetailPage.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { SitePath } from '../../../shared/page/SitePath.tsx';
import { useTitle } from '../../../shared/page/useTitle.ts';
import { BuyBar, BuyCard } from './buy/BuyCard.tsx';
import { Contents } from './Contents.tsx';
import { CourseGrid } from '../list/CourseGrid.tsx';
import * as css from './CourseDetailPage.css.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { courseDetail, showDetail } from './detail.store.ts';
import { detailTexts } from './detail.texts.ts';
import type { Detail } from './detail.model.ts';
import { listHref } from '../list/listAddress.ts';
import { Part, PartsNav } from './Parts.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { TeacherBlock } from './TeacherBlock.tsx';
import { TitleBlock } from './TitleBlock.tsx';

/** Starts the page's first request. */
export const prepare: Prepare = ({ commodityId = '', targetId = '' }) =>
  showDetail.prefetch(commodityId, targetId);

/** The page of a course or package. */
export default function CourseDetailPage({ params }: ScreenProps) {
  const texts = useTexts(detailTexts);
  const { commodityId = '', targetId = '' } = params;
  const { status, current } = useSnapshot(courseDetail);

  const load = useLoad(showDetail, commodityId, targetId);

  return (
    <DetailPage
      status={status}
      value={courseDetail.commodityId === commodityId ? current : undefined}
      stays
      type="course"
      missing={{
        title: texts.missing,
        description: texts.missingHelp,
        href: '#/course/list',
        label: texts.toCourses,
        isPrimary: true,
      }}
      failed={texts.failed}
      onRetry={load}
      skeleton={<DetailSkeleton />}
    >
      {(detail) => <Loaded key={commodityId} detail={detail} />}
    </DetailPage>
  );
}

function Loaded({ detail }: { readonly detail: Detail }) {
  const texts = useTexts(detailTexts);
  const locale = useLocale();
  const { course, categories, packageCourses, inPackages, related, teacher, links } = detail;
  const about = detail.description[locale];
  const steps = [
    { label: texts.courses, href: '#/course/list' },
    ...categories.map(({ id, name }) => ({ label: name[locale], href: listHref({ category: id }) })),
    { label: course.name[locale] },
  ];
  const parts = [
    ...(course.isPackage ? (['courses'] as const) : (['contents'] as const)),
    ...(about === '' && links.length === 0 ? [] : (['about'] as const)),
    ...(teacher === undefined ? [] : (['teacher'] as const)),
    ...(course.isPackage ? [] : (['reviews'] as const)),
  ];

  useTitle(course.name[locale]);

  return (
    <Page breadcrumb={<SitePath steps={steps} />}>
      <div className={css.layout}>
        <div className={css.top}>
          <TitleBlock detail={detail} />
        </div>
        <aside className={css.side}>
          <BuyCard detail={detail} />
        </aside>
        <div className={css.main}>
          <PartsNav parts={parts} />
          {course.isPackage ? (
            <Part id="courses">
              <CourseGrid courses={packageCourses} level={3} />
            </Part>
          ) : (
            <Part id="contents">
              <Contents detail={detail} />
            </Part>
          )}
          {parts.includes('about') && (
            <Part id="about">
              <RichText html={about} className={css.about} />
              {links.length > 0 && (
                <>
                  <Heading above="x6" below="x2" level={3} size="md">
                    {texts.links}
                  </Heading>
                  <ul className={css.links}>
                    {links.map(({ title, url }) => (
                      <li key={`${title.zh}${url}`}>
                        <a href={url} target="_blank" rel="noopener noreferrer">
                          {title[locale] || url}
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Part>
          )}
          {teacher !== undefined && (
            <Part id="teacher">
              <TeacherBlock teacher={teacher} />
            </Part>
          )}
          {!course.isPackage && (
            <Part id="reviews">
              <Reviews courseId={course.courseId} />
            </Part>
          )}
        </div>
      </div>
      {inPackages.length > 0 && (
        <section className={css.relatedCourses}>
          <Heading below="x4" size="xl">
            {texts.inPackages}
          </Heading>
          <CourseGrid courses={inPackages} level={3} />
        </section>
      )}
      {related.length > 0 && (
        <section className={css.relatedCourses}>
          <Heading below="x4" size="xl">
            {texts.related}
          </Heading>
          <CourseGrid courses={related} level={3} isRow />
        </section>
      )}
      <BuyBar detail={detail} />
    </Page>
  );
}
