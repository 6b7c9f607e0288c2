import { Card } from '@lectern/ui/Card';
import { Button } from '@lectern/ui/Button';
import { Inline } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { RichTextEditor } from '@lectern/ui/RichTextEditor';
import { Uploader, type UploaderActions } from '@lectern/ui/Uploader';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { drawFormula } from '../../../shared/formula/drawFormula.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { ports } from '../../../shared/ports.ts';
import { useUploadBlock } from '../../../shared/upload/useUploadBlock.ts';
import {
  changeFiles,
  resolveConflict,
  draft,
  handIn,
  saveDraft,
  leaveDraft,
  reviewHandIn,
  stopReplacing,
  typeContent,
} from './draft.store.ts';
import { HandInDialog } from './HandInDialog.tsx';
import { dueIn, type Work } from '../homework.model.ts';
import { TeacherComment } from './TeacherComment.tsx';
import { useWorkTime } from './useWorkTime.ts';
import { createWorkTransport } from './videos.store.ts';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';
import { WorkVideos } from './WorkVideos.tsx';

/** Maximum length that the server accepts, in characters. */
const MAX_LENGTH = 20_000;

/** Whether there is neither text nor a file, so that nothing could be handed in. */
const isBlank = (): boolean => draft.content.trim() === '' && draft.files.length === 0;

/**
 * Returns the functions of the hand-in: first a preview of the work; if it replaces earlier work, after a
 * confirmation.
 */
function useHandIn(isUploading: boolean) {
  const texts = useTexts(workTexts);
  const [isBusy, setBusy] = useState(false);
  const [review, setReview] = useState<Work>();
  const [problem, setProblem] = useState('');

  const replace = async () => {
    const isSure = await confirm({
      title: texts.replaceTitle,
      text: texts.replaceHelp,
      confirm: texts.replaceYes,
      cancel: texts.handInNo,
    });
    if (!isSure) return;
    const replaced = await handIn();
    if (!replaced.isDone) setProblem(replaced.message);
  };
  const begin = async () => {
    if (isBlank()) return setProblem(texts.mustWrite);
    if (isUploading) return setProblem(texts.stillUploading);
    setProblem('');
    if (draft.isReplacing) return replace();
    setBusy(true);
    const outcome = await reviewHandIn(texts);
    setBusy(false);
    if (outcome.isDone) setReview(outcome.value);
    else setProblem(outcome.message);
  };
  return { isBusy, review, problem, begin, end: () => setReview(undefined) };
}

/** The form of the work: text and files that are saved automatically, and the button to hand in. */
export function WorkForm({ work }: { readonly work: Work }) {
  const texts = useTexts(workTexts);
  // Synchronous with each keystroke, since the caret would jump otherwise.
  const { content, files, isReplacing } = useSnapshot(draft, { sync: true });
  const uploadBlockedReason = useUploadBlock();
  const [isUploading, setUploading] = useState(false);
  const { isBusy, problem, review, begin, end } = useHandIn(isUploading);
  const text = useRef<HTMLElement>(null);
  const uploader = useRef<UploaderActions>(null);
  const name = useId();
  const { homework, limits, videoTypes, takesLate, seconds } = work;
  const transport = useMemo(() => createWorkTransport(homework.id, videoTypes), [homework.id, videoTypes]);
  const isLateNow = takesLate && homework.state !== 'returned' && dueIn(homework, ports.now()) === 'over';

  useWorkTime(homework.id, seconds);
  useEffect(() => {
    const keep = () => void saveDraft();
    addEventListener('online', keep);
    return () => {
      removeEventListener('online', keep);
      leaveDraft();
    };
  }, []);

  // If the server stores the picture, it is added to the other files.
  const takePicture = (file: File) => {
    uploader.current?.add([file]);
    return Promise.resolve(undefined);
  };
  return (
    <>
      <Card
        as="form"
        padding="large"
        gap="x4"
        aria-labelledby={name}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank()) text.current?.focus();
          void begin();
        }}
      >
        <h2 id={name} className={css.heading}>
          {texts.work}
        </h2>
        <TeacherComment
          html={work.commentHtml}
          teacher={work.teacher}
          isReturned={homework.state === 'returned'}
        />
        {isLateNow && <p className={css.note}>{texts.lateNow}</p>}
        <ConflictChoice />
        <RichTextEditor
          ref={text}
          format="text"
          label={texts.content}
          hint={texts.contentHint}
          placeholder={texts.placeholder}
          rows={10}
          maxLength={MAX_LENGTH}
          hasCounter
          value={content}
          drawFormula={drawFormula}
          takePicture={limits === undefined ? undefined : takePicture}
          onChange={typeContent}
        />
        {limits !== undefined && (
          <Uploader
            actions={uploader}
            label={texts.upload}
            transport={transport}
            limits={limits}
            value={files}
            onChange={changeFiles}
            onBusyChange={setUploading}
            {...(uploadBlockedReason !== undefined && { blockedReason: uploadBlockedReason })}
          />
        )}
        <WorkVideos work={work} files={files} />
        <Inline gap="x3">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isReplacing ? texts.replaceYes : texts.handIn}
          </Button>
          {isReplacing ? (
            <>
              <Button onClick={stopReplacing}>{texts.replaceNo}</Button>
              <span className={css.state}>{texts.replacing}</span>
            </>
          ) : (
            <SavingState />
          )}
        </Inline>
        <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
      </Card>
      <HandInDialog work={review} onClose={end} />
    </>
  );
}

/** Shows whether everything typed is saved on the server. */
function SavingState() {
  const texts = useTexts(workTexts);
  const { saving, problem, content, files } = useSnapshot(draft);
  const isBlank = saving === 'kept' && content === '' && files.length === 0;
  return (
    <span className={css.state} role="status" data-state={saving}>
      {isBlank ? texts.nothingYet : saving === 'refused' ? problem : texts.saving[saving]}
    </span>
  );
}

/** Asks which version to keep if the work was changed elsewhere meanwhile. */
function ConflictChoice() {
  const texts = useTexts(workTexts);
  const locale = useLocale();
  const { other } = useSnapshot(draft);
  if (other === undefined) return null;
  return (
    <section className={css.comment} data-returned="" role="alert">
      <h3 className={css.partName}>{texts.elsewhere}</h3>
      <p className={css.help}>{texts.elsewhereHelp(formatTime(other.savedAt, 'moment', locale))}</p>
      <Inline gap="x3">
        <Button onClick={() => resolveConflict('here')}>{texts.useHere}</Button>
        <Button onClick={() => resolveConflict('elsewhere')}>{texts.useElsewhere}</Button>
      </Inline>
    </section>
  );
}
