import { ButtonLink } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { CircleCheckIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Skeleton } from '@lectern/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../shared/i18n/moment.ts';
import type { ScreenProps } from '../../shared/routes/screen.ts';
import { session } from '../../shared/session/session.store.ts';
import { Fact, Facts } from '../../shared/page/Facts.tsx';
import { DetailStates } from '../../shared/page/DetailPage.tsx';
import { CourseGrid } from '../catalogue/index.ts';
import { PersonalFrame } from '../personal/index.ts';
import { STUDY_CARD_HREF } from './address.ts';
import * as css from './studyCard.css.ts';
import type { Opened } from './studyCard.model.ts';
import { opened, showOpened } from './studyCard.store.ts';
import { studyCardTexts } from './studyCard.texts.ts';

const COURSES_HREF = '#/personal/course/lessons';

/** What a study card became, and where to begin with it. */
export default function OpenedPage({ params }: ScreenProps) {
  const texts = useTexts(studyCardTexts);
  const orderId = params['orderId'] ?? '';
  const { token } = useSnapshot(session);
  const { status, value } = useSnapshot(opened);

  useEffect(() => void showOpened(orderId), [orderId, token]);

  return (
    <PersonalFrame current="lessons" title={texts.title}>
      <DetailStates
        status={status}
        value={value?.orderId === orderId ? value : undefined}
        missing={{
          title: texts.openedMissing,
          description: texts.openedMissingHelp,
          action: <ButtonLink href={COURSES_HREF}>{texts.toCourses}</ButtonLink>,
        }}
        failed={texts.openedFailed}
        onRetry={() => void showOpened(orderId)}
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
        <div className={css.outcome}>
          <CircleCheckIcon className={css.sign} width={56} height={56} />
          <h2 className={css.done}>{texts.done}</h2>
          <p className={css.lead}>{texts.doneLead(cardName)}</p>
          <div className={css.facts}>
            <Facts>
              <Fact what={texts.until}>
                {expiresAt === '' ? texts.forever : formatTime(expiresAt, 'day', locale)}
              </Fact>
              {orderNo !== '' && <Fact what={texts.order}>{orderNo}</Fact>}
            </Facts>
          </div>
          <div className={css.actions}>
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
          </div>
        </div>
      </Card>
      {courses.length > 0 && (
        <section aria-label={texts.what}>
          <h2 className={css.heading}>{texts.what}</h2>
          <CourseGrid courses={courses} level={3} />
        </section>
      )}
    </>
  );
}
