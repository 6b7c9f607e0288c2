import { Tag } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { Heading, Stack } from '@lectern/ui/layout';
import { Link } from '@lectern/ui/link';
import { formatNumber, useLocale, useTexts } from '@lectern/ui/locale';
import { Pagination } from '@lectern/ui/Pagination';
import { Progress } from '@lectern/ui/Progress';
import { Skeleton } from '@lectern/ui/Skeleton';
import { Statistic, StatisticGroup } from '@lectern/ui/Statistic';
import { type ReactNode, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { DetailStates } from '../../../shared/page/detail/DetailPage.tsx';
import { PrintHead } from '../../../shared/page/PrintHead.tsx';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { useLoad } from '../../../shared/page/useLoad.ts';
import { lessonHref, reportHref } from '../../../shared/routes/pages.ts';
import { PersonalFrame } from '../../personal/index.ts';
import {
  type ClassProgress,
  type HandedIn,
  handedIn,
  loadClasses,
  loadSum,
  loadWork,
  saveRecord,
  studyClasses,
  type StudySum,
  studySum,
  WORK_PER_PAGE,
} from './archives.store.ts';
import { archivesTexts } from './archives.texts.ts';
import { history, loadHistory } from './studyHistory.store.ts';
import * as css from './ArchivesPage.css.ts';

/** Loaded late: the charts are below the figures. */
const LateHistory = deferred(async () => (await import('./StudyHistory.tsx')).StudyHistory);

const hrefOf = (page: number): string => `#/personal/setting/archives${page > 1 ? `?page=${page}` : ''}`;

/**
 * Starts the page's first requests, and loads the charts, which are above the rest and would cause a layout
 * shift later.
 */
export const prepare: Prepare = (_params, search) =>
  Promise.all([
    loadSum.prefetch(),
    loadClasses.prefetch(),
    loadWork.prefetch(pageOf(search)),
    loadHistory.prefetch(),
    LateHistory.preload().catch(() => undefined),
  ]);

/** What the student has learned so far (/personal/setting/archives). */
export default function ArchivesPage() {
  const texts = useTexts(archivesTexts);
  const locale = useLocale();
  const page = pageOf(useSearch());

  // Charts have hundreds of marks; as a deferred value they render in slices, between the user's input.
  const known = useDeferredValue(useSnapshot(history));

  useLoad(loadSum);
  // Loads the charts' code first, since what is below them appears together with their data.
  useLoad(() =>
    LateHistory.preload()
      .catch(() => undefined)
      .then(() => loadHistory()),
  );
  useLoad(loadClasses);
  useLoad(loadWork, page);
  const handleSave = async () => toastResult(await saveRecord(locale), texts.saved, texts.saveFailed);

  return (
    <PersonalFrame
      current="archives"
      title={texts.title}
      actions={
        <div className={css.actions}>
          <Button onClick={() => print()}>{texts.print}</Button>
          <Button onClick={() => void handleSave()}>{texts.save}</Button>
        </div>
      }
    >
      <PrintHead />
      <Sum />
      {/* Whether there are charts, and their height, is unknown before they load: what is below would shift. */}
      {known.value === undefined && known.status !== 'failed' ? (
        <Stack above="x8">
          <Skeleton shape="box" height="480px" />
        </Stack>
      ) : (
        <>
          <LateHistory />
          <Part name={texts.classes}>
            <Classes />
          </Part>
          <Part name={texts.work}>
            <Work page={page} />
          </Part>
        </>
      )}
    </PersonalFrame>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={css.part} aria-label={name}>
      <Heading below="x3">{name}</Heading>
      {children}
    </section>
  );
}

function Sum() {
  const texts = useTexts(archivesTexts);
  const { status, value } = useSnapshot(studySum);
  return (
    <DetailStates
      status={status}
      value={value}
      stays
      failed={texts.failed}
      onRetry={() => void loadSum()}
      skeleton={<Figures />}
    >
      {(sum) => <Figures sum={sum} />}
    </DetailStates>
  );
}

/** The totals; without them, placeholders of the same height at each width. */
function Figures({ sum }: { readonly sum?: StudySum }) {
  const texts = useTexts(archivesTexts);
  return (
    <StatisticGroup look="tiles">
      <Statistic
        label={texts.time}
        value={sum && texts.duration(Math.floor(sum.seconds / 3600), Math.floor(sum.seconds / 60) % 60)}
      />
      <Statistic label={texts.streak} value={sum && texts.days(sum.streakDays)} />
      <Statistic
        label={texts.courses}
        value={sum?.courses}
        note={sum && texts.finished(sum.finishedCourses)}
      />
      <Statistic label={texts.exercises} value={sum && texts.times(sum.exercises)} />
      <Statistic label={texts.exams} value={sum && texts.times(sum.exams)} />
    </StatisticGroup>
  );
}

function Classes() {
  const texts = useTexts(archivesTexts);
  const { status, value } = useSnapshot(studyClasses);
  return (
    <DetailStates
      status={status}
      value={value}
      stays
      type="course"
      failed={texts.classesFailed}
      onRetry={() => void loadClasses()}
      skeleton="140px"
    >
      {(classes) =>
        classes.length === 0 ? (
          <EmptyWithLink
            type="course"
            title={texts.emptyClasses}
            href="#/course/list"
            label={texts.toCourses}
          />
        ) : (
          <ul className={css.rows}>
            {classes.map((entry) => (
              <li key={entry.id}>
                <ClassRow entry={entry} />
              </li>
            ))}
          </ul>
        )
      }
    </DetailStates>
  );
}

function Work({ page }: { readonly page: number }) {
  const texts = useTexts(archivesTexts);
  const { status, value } = useSnapshot(handedIn);
  return (
    <DetailStates
      status={status}
      value={value}
      type="qsbank"
      failed={texts.workFailed}
      onRetry={() => void loadWork(page)}
      skeleton="280px"
    >
      {({ records, total }) =>
        records.length === 0 ? (
          <EmptyWithLink
            type="qsbank"
            title={texts.emptyWork}
            href="#/lib/subject"
            label={texts.toPractice}
          />
        ) : (
          <>
            <ul className={css.rows} aria-busy={status === 'loading'}>
              {records.map((entry) => (
                <li key={entry.id}>
                  <WorkRow entry={entry} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageCount={Math.ceil(total / WORK_PER_PAGE)} hrefOf={hrefOf} />
          </>
        )
      }
    </DetailStates>
  );
}

function ClassRow({ entry }: { readonly entry: ClassProgress }) {
  const texts = useTexts(archivesTexts);
  const locale = useLocale();
  const name = entry.name[locale];
  return (
    <Link className={css.row} href={lessonHref({ courseId: entry.id, commodityId: entry.commodityId })}>
      <span className={css.title}>{name}</span>
      <span className={css.bar}>
        <Progress percent={entry.percent} label={name} />
      </span>
      <span className={css.muted}>{texts.lessons(entry.finished, entry.lessons)}</span>
    </Link>
  );
}

function WorkRow({ entry }: { readonly entry: HandedIn }) {
  const texts = useTexts(archivesTexts);
  const locale = useLocale();
  return (
    <Link className={css.row} href={reportHref(entry.id)}>
      <span className={css.title}>
        <Tag tone={entry.kind === 'exam' ? 'accent' : 'neutral'}>{texts.kinds[entry.kind]}</Tag> {entry.title}
      </span>
      <span className={css.muted}>{formatTime(entry.at, 'moment', locale)}</span>
      <span className={css.muted}>
        {entry.score === null
          ? texts.noScore
          : texts.score(formatNumber(entry.score, 1), formatNumber(entry.total, 1))}
      </span>
    </Link>
  );
}
