import { ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { DescriptionList } from '@lectern/ui/DescriptionList';
import { Heading } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Result } from '@lectern/ui/Result';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useSnapshot } from 'valtio/react';
import { useLoad } from '../../shared/page/useLoad.ts';
import { formatTime } from '../../shared/i18n/moment.ts';
import type { Prepare, ScreenProps } from '../../shared/routes/screen.ts';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { CourseGrid } from '../catalogue/index.ts';
import { PersonalFrame } from '../personal/index.ts';
import { STUDY_CARD_HREF } from './address.ts';
import type { Opened } from './studyCard.model.ts';
import { opened, showOpened } from './studyCard.store.ts';
import { studyCardTexts } from './studyCard.texts.ts';

const COURSES_HREF = '#/personal/course/lessons';

/** Starts the page's first request. */
export const prepare: Prepare = ({ orderId = '' }) => showOpened.prefetch(orderId);

/** What a redeemed study card opened, and where to begin with it. */
export default function OpenedPage({ params }: ScreenProps) {
  const texts = useTexts(studyCardTexts);
  const orderId = params['orderId'] ?? '';
  const { status, value } = useSnapshot(opened);

  const load = useLoad(showOpened, orderId);

  return (
    <PersonalFrame current="lessons" title={texts.title}>
      <DetailStates
        status={status}
        value={value?.orderId === orderId ? value : undefined}
        missing={{
          title: texts.openedMissing,
          description: texts.openedMissingHelp,
          href: COURSES_HREF,
          label: texts.toCourses,
        }}
        failed={texts.openedFailed}
        onRetry={load}
        skeleton={<Skeleton shape="box" height="320px" />}
      >
        {(shown) => <Outcome value={shown} />}
      </DetailStates>
    </PersonalFrame>
  );
}

function Outcome({
  value: { cardName, orderNo, expiresAt, courses, beginHref },
}: {
  readonly value: Opened;
}) {
  const texts = useTexts(studyCardTexts);
  const locale = useLocale();
  return (
    <>
      <Card as="section" padding="large" aria-label={texts.done}>
        <Result
          status="success"
          level={2}
          title={texts.done}
          description={texts.doneLead(cardName)}
          actions={
            <>
              <ButtonLink variant="primary" size="large" href={beginHref || COURSES_HREF}>
                {texts.begin}
              </ButtonLink>
              {beginHref !== '' && (
                <ButtonLink size="large" href={COURSES_HREF}>
                  {texts.toCourses}
                </ButtonLink>
              )}
              <ButtonLink size="large" href={STUDY_CARD_HREF}>
                {texts.other}
              </ButtonLink>
            </>
          }
        >
          <DescriptionList
            items={[
              {
                term: texts.until,
                value: expiresAt === '' ? texts.forever : formatTime(expiresAt, 'day', locale),
              },
              { term: texts.order, value: orderNo },
            ]}
          />
        </Result>
      </Card>
      {courses.length > 0 && (
        <section aria-label={texts.addedCourses}>
          <Heading above="x8" below="x4">
            {texts.addedCourses}
          </Heading>
          <CourseGrid courses={courses} level={3} />
        </section>
      )}
    </>
  );
}
