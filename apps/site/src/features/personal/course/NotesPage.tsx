import { Button } from '@lectern/ui/Button';
import { Link } from '@lectern/ui/link';
import { Dotted } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatClock } from '@lectern/ui/Timer';
import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import type { Prepare } from '../../../shared/routes/screen.ts';
import { labelled } from '../../../shared/i18n/labelled.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { navigate } from '../../../shared/routes/hashLocation.ts';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { ListPage } from '../../../shared/page/list/ListPage.tsx';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { personalTexts } from '../personal.texts.ts';
import { PersonalFrame } from '../PersonalFrame.tsx';
import { SearchField } from '../../../shared/page/list/SearchField.tsx';
import { courseTexts } from './course.texts.ts';
import { eraseNote, type Note, notes, NOTES_PER_PAGE, showNotes } from './notes.store.ts';
import * as css from './NotesPage.css.ts';

const hrefOf = (filter: { readonly keyword: string; readonly page: number }) =>
  withQuery('#/personal/course/note', filter);

/** Starts the page's first request. */
export const prepare: Prepare = (_params, search) => {
  const query = new URLSearchParams(search);
  return showNotes.prefetch(query.get('keyword') ?? '', pageOf(query));
};

/** The student's notes on all courses, newest first. */
export default function NotesPage() {
  const texts = useTexts(courseTexts);
  const { pages } = useTexts(personalTexts);
  const query = new URLSearchParams(useSearch());
  const keyword = query.get('keyword') ?? '';
  const page = pageOf(query);
  const { status, records, total } = useSnapshot(notes);

  return (
    <PersonalFrame
      current="note"
      title={pages.note}
      actions={
        <SearchField
          key={keyword}
          label={texts.note.search}
          placeholder={texts.note.searchHint}
          value={keyword}
          onSearch={(keyword) => navigate(hrefOf({ keyword, page: 1 }))}
        />
      }
    >
      <ListPage
        load={() => void showNotes(keyword, page)}
        status={status}
        rows={records}
        pages={{ filter: { keyword, page }, total, perPage: NOTES_PER_PAGE, hrefOf }}
        className={css.list}
        type="blank"
        failed={texts.note.failed}
        skeleton={[3, '120px']}
        nothing={
          <EmptyWithLink
            type={keyword === '' ? 'blank' : 'search'}
            title={keyword === '' ? texts.note.empty : texts.nothingFound(keyword)}
            {...(keyword === '' && { description: texts.note.emptyHelp })}
            href="#/personal/course/lessons"
            label={pages.lessons}
            isPrimary
          />
        }
      >
        {(note) => <NoteCard note={note} />}
      </ListPage>
    </PersonalFrame>
  );
}

function NoteCard({ note }: { readonly note: Note }) {
  const texts = useTexts(courseTexts);
  const locale = useLocale();
  const moment = `${note.lesson[locale]} · ${texts.note.atTime(formatClock(note.seconds))}`;
  const handleErase = async () => {
    if (await confirm({ ...texts.note.removing, tone: 'danger' }))
      toastResult(await eraseNote(note.id), texts.note.removed, texts.note.actionFailed);
  };
  return (
    <article className={css.card}>
      <p className={css.content}>{note.content}</p>
      <footer className={css.footer}>
        <Link className={css.lessonLink} href={note.href}>
          <Dotted>{`${note.course[locale]} · ${moment}`}</Dotted>
        </Link>
        <span className={css.date}>{formatTime(note.updatedAt, 'day', locale)}</span>
        <Button
          variant="quiet"
          size="small"
          aria-label={labelled(locale, texts.note.remove, moment)}
          onClick={() => void handleErase()}
        >
          {texts.note.remove}
        </Button>
      </footer>
    </article>
  );
}
