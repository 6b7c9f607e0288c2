import { Button } from '@lectern/ui/Button';
import { TrashIcon } from '@lectern/ui/icon';
import { Heading, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { formatClock } from '@lectern/ui/Timer';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../shared/session/session.store.ts';
import { openLogin } from '../../shared/session/login.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { lessonTexts } from './lesson.texts.ts';
import { eraseNote, lessonNotes, loadNotes, writeNote } from './notes.store.ts';
import type { PlayedVideo } from './player/playedVideo.ts';
import * as css from './Notes.css.ts';
import { FailedNote } from '../../shared/page/FailedNote.tsx';

export interface NotesProps {
  readonly lessonId: string;
  readonly video: RefObject<PlayedVideo | null>;
}

/** The student's notes on the lesson, each with its position in the video. */
export function Notes({ lessonId, video }: NotesProps) {
  const texts = useTexts(lessonTexts);
  const { token } = useSnapshot(session);
  const { status, notes, adding } = useSnapshot(lessonNotes);
  const [content, setContent] = useState('');
  // A note gets the position at which the student began to write.
  const [moment, setMoment] = useState(0);

  useEffect(() => {
    if (token !== '') void loadNotes(lessonId);
  }, [lessonId, token]);

  if (token === '') {
    return (
      <Stack as="section" gap="x4" align="start">
        <Heading>{texts.notes.title}</Heading>
        <Button onClick={() => openLogin('login')}>{texts.notes.login}</Button>
      </Stack>
    );
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return;
    if ((await writeNote(content, moment)).isDone) setContent('');
    else toast(texts.notes.addFailed, { tone: 'danger' });
  };
  const handleErase = async (id: string) => {
    if (!(await eraseNote(id)).isDone) toast(texts.notes.removeFailed, { tone: 'danger' });
  };
  const handleGo = (seconds: number) => {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    video.current.focus();
  };

  return (
    <Stack as="section" gap="x4" align="start" aria-busy={status === 'loading'}>
      <Heading>{texts.notes.title}</Heading>
      <form className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <textarea
          className={css.field}
          aria-label={texts.notes.label}
          placeholder={texts.notes.placeholder}
          maxLength={2000}
          rows={3}
          value={content}
          onChange={(event) => {
            if (content === '') setMoment(video.current?.currentTime ?? 0);
            setContent(event.currentTarget.value);
          }}
        />
        <Button type="submit" disabled={content.trim() === ''} isBusy={adding === 'yes'}>
          {content === '' ? texts.notes.write : texts.notes.add(formatClock(Math.floor(moment)))}
        </Button>
      </form>
      {status === 'failed' ? (
        <FailedNote onRetry={() => void loadNotes(lessonId)}>{texts.notes.failed}</FailedNote>
      ) : notes.length === 0 ? (
        status === 'ready' && <p className={css.muted}>{texts.notes.empty}</p>
      ) : (
        <ul className={css.list}>
          {notes.map((note) => (
            <li key={note.id} className={css.note}>
              <button
                type="button"
                className={css.clock}
                aria-label={texts.notes.goTo(formatClock(note.seconds))}
                onClick={() => handleGo(note.seconds)}
              >
                {formatClock(note.seconds)}
              </button>
              <p className={css.content}>{note.content}</p>
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.notes.remove}
                onClick={() => void handleErase(note.id)}
              >
                <TrashIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
