import { Button, ButtonLink } from '@lectern/ui/Button';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { ScoreRing } from '@lectern/ui/ScoreRing';
import { useEffect, useId, useRef } from 'react';
import { ALL_HOMEWORK } from '../address.ts';
import type { Work } from '../homework.model.ts';
import { replaceWork } from './draft.store.ts';
import { MarkedFiles } from './MarkedFiles.tsx';
import { TeacherWords } from './TeacherWords.tsx';
import { Versions } from './Versions.tsx';
import * as css from './work.css.ts';
import { workTexts } from './work.texts.ts';
import { WorkWords } from './WorkWords.tsx';

export interface HandedInProps {
  readonly work: Work;
  /** It was handed in on this visit. */
  readonly isNew: boolean;
}

/** A work that can no longer be changed: where it stands, what the teacher says, and what was handed in. */
export function HandedIn({ work, isNew }: HandedInProps) {
  const texts = useTexts(workTexts);
  const name = useId();
  const { homework, contentHtml, files } = work;
  const isEmpty = contentHtml === '' && files.length === 0;
  return (
    <>
      {isNew ? <Done /> : <Status work={work} isEmpty={isEmpty} />}
      {!isEmpty && (
        <section className={css.card} aria-labelledby={name}>
          <h2 id={name} className={css.heading}>
            {texts.work}
          </h2>
          {homework.state === 'closed' && <p className={css.help}>{texts.closed}</p>}
          <WorkWords work={work} />
          {work.isReplaceable && (
            <Inline gap="x3">
              <Button onClick={() => replaceWork(work)}>{texts.replace}</Button>
            </Inline>
          )}
        </section>
      )}
      {work.marked.length > 0 && (
        <div className={css.card}>
          <MarkedFiles files={work.marked} />
        </div>
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
      <section className={`${css.card} ${css.result}`} aria-label={texts.marked}>
        <ScoreRing score={score ?? Number.NaN} total={totalScore} size={144} />
        <div className={css.words}>
          <TeacherWords html={work.commentHtml} teacher={work.teacher} isReturned={false} />
        </div>
      </section>
    );
  }
  if (state === 'closed') return isEmpty ? <p className={css.card}>{texts.closedEmpty}</p> : null;
  return <p className={css.card}>{texts.waiting}</p>;
}

/** Says that it is done, where the focus is now, and how to go on. */
function Done() {
  const texts = useTexts(workTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`${css.card} ${css.done}`}>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {texts.handedIn}
      </h2>
      <p className={css.help}>{texts.handedInHelp}</p>
      <Inline gap="x3">
        <ButtonLink variant="primary" href={ALL_HOMEWORK}>
          {texts.back}
        </ButtonLink>
      </Inline>
    </section>
  );
}
