import { Card } from '@lectern/ui/Card';
import { Button, ButtonLink } from '@lectern/ui/Button';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { useId } from 'react';
import { DoneCard } from '../../../shared/page/DoneCard.tsx';
import { ALL_HOMEWORK } from '../address.ts';
import type { Work } from '../homework.model.ts';
import { replaceWork } from './draft.store.ts';
import { MarkedFiles } from './marked/MarkedFiles.tsx';
import { TeacherComment } from './TeacherComment.tsx';
import { Versions } from './Versions.tsx';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';
import { WorkText } from './WorkText.tsx';

export interface HandedInProps {
  readonly work: Work;
  /** Whether it was handed in during this visit. */
  readonly isNew: boolean;
}

/** A work that can no longer be changed: its state, the teacher's comment, and what was handed in. */
export function HandedIn({ work, isNew }: HandedInProps) {
  const texts = useTexts(workTexts);
  const name = useId();
  const { homework, contentHtml, files } = work;
  const isEmpty = contentHtml === '' && files.length === 0;
  return (
    <>
      {isNew ? (
        <DoneCard title={texts.handedIn} help={texts.handedInHelp}>
          <ButtonLink variant="primary" href={ALL_HOMEWORK}>
            {texts.allHomework}
          </ButtonLink>
        </DoneCard>
      ) : (
        <Status work={work} isEmpty={isEmpty} />
      )}
      {!isEmpty && (
        <Card as="section" padding="large" gap="x4" aria-labelledby={name}>
          <h2 id={name} className={css.heading}>
            {texts.work}
          </h2>
          {homework.state === 'closed' && <p className={css.help}>{texts.closed}</p>}
          <WorkText work={work} />
          {work.isReplaceable && (
            <Inline gap="x3">
              <Button onClick={() => replaceWork(work)}>{texts.replace}</Button>
            </Inline>
          )}
        </Card>
      )}
      {work.marked.length > 0 && (
        <Card padding="large" gap="x4">
          <MarkedFiles files={work.marked} />
        </Card>
      )}
      <Versions work={work} />
    </>
  );
}

function Status({ work, isEmpty }: { readonly work: Work; readonly isEmpty: boolean }) {
  const texts = useTexts(workTexts);
  const { state, score, totalScore } = work.homework;
  if (state === 'marked') {
    return (
      <Card as="section" padding="large" gap="x6" className={css.result} aria-label={texts.marked}>
        <ScoreRing score={score ?? Number.NaN} total={totalScore} size={144} />
        <div className={css.body}>
          <TeacherComment html={work.commentHtml} teacher={work.teacher} isReturned={false} />
        </div>
      </Card>
    );
  }
  if (state === 'closed')
    return isEmpty ? (
      <Card as="p" padding="large">
        {texts.closedEmpty}
      </Card>
    ) : null;
  return (
    <Card as="p" padding="large">
      {texts.waiting}
    </Card>
  );
}
