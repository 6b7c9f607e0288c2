import { Inline, Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { RichText } from '@lectern/ui/RichText';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useIsPrinting } from '../../../../shared/deferred/useIsPrinting.ts';
import { isAnswered } from '../../question/question.model.ts';
import { useOptions } from './PaperQuestionCard.tsx';
import { type Findable, openFindable } from './findable.ts';
import { type PaperQuestion, goTo, room } from '../room.store.ts';
import { roomTexts } from '../room.texts.ts';
import * as css from './WholePaper.css.ts';

/**
 * The whole paper, while one question is in view: hidden text for the browser's find-in-page, which leads to
 * its question, and all questions with their answers when printing.
 * @param props.place index of the sheet in view.
 */
export function WholePaper({ sheetIndex }: { readonly sheetIndex: number }) {
  return (
    <>
      <FindableText sheetIndex={sheetIndex} />
      <PrintedPaper />
    </>
  );
}

function FindableText({ sheetIndex }: { readonly sheetIndex: number }) {
  const { paper } = useSnapshot(room);
  const box = useRef<HTMLDivElement>(null);
  const findable = useRef<Findable>(undefined);
  useEffect(() => {
    if (box.current === null) return undefined;
    findable.current = openFindable(box.current, paper.sheets, goTo);
    return () => findable.current?.close();
  }, [paper]);
  useEffect(() => findable.current?.show(sheetIndex), [sheetIndex, paper]);
  return <div ref={box} className={css.placeholder} />;
}

/** The whole paper with its answers, rendered while printing. */
function PrintedPaper() {
  const isPrinting = useIsPrinting();
  const { paper } = useSnapshot(room);
  if (!isPrinting) return null;
  const namedAt = new Map(paper.sections.map(({ name, questions }) => [questions[0]?.id, name]));
  return (
    <article className={css.printed}>
      <h1 className={css.title}>{paper.title}</h1>
      {paper.sheets.map(({ materialHtml, questions }) => (
        <Stack as="section" key={questions[0]?.id} gap="x4">
          {(namedAt.get(questions[0]?.id) ?? '') !== '' && (
            <h2 className={css.section}>{namedAt.get(questions[0]?.id)}</h2>
          )}
          {materialHtml !== '' && <RichText html={materialHtml} />}
          {questions.map((question) => (
            <PrintedQuestion key={question.id} question={question} />
          ))}
        </Stack>
      ))}
    </article>
  );
}

const letterOf = (index: number) => String.fromCharCode(65 + index);

function PrintedQuestion({ question }: { readonly question: PaperQuestion }) {
  const texts = useTexts(roomTexts);
  const options = useOptions(question);
  // Read without subscribing, since a printed page does not change.
  const answer = room.answers[question.id] ?? [];
  const chosen = options.flatMap(({ id }, index) => (answer.includes(id) ? [letterOf(index)] : []));
  return (
    <div className={css.question}>
      <Inline gap="x2" align="stretch" isOneLine>
        <b>{question.number}.</b>
        <RichText html={question.stemHtml} />
      </Inline>
      {options.length > 0 && (
        <ol className={css.options}>
          {options.map(({ id, content }, index) => (
            <Inline as="li" key={id} gap="x2" align="stretch" isOneLine>
              {letterOf(index)}. <span>{content}</span>
            </Inline>
          ))}
        </ol>
      )}
      {isAnswered(answer) && (
        <p className={css.answer}>
          {texts.answered(options.length > 0 ? chosen.join('') : answer.join('；'))}
        </p>
      )}
    </div>
  );
}
