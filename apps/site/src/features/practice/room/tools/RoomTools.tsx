import { Button } from '@lectern/ui/Button';
import { HighlighterIcon, StrikeIcon, TextSizeIcon } from '@lectern/ui/icon';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { richTextReady } from '@lectern/ui/RichText';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { afterPaint } from '../../../../shared/deferred/afterPaint.ts';
import type { QuestionItem } from '../../question/question.model.ts';
import { tool } from '../DoingPage.css.ts';
import { canHighlight, paintHighlights, pointedPosition, selectedStretch } from './highlights.ts';
import { room, writeSign } from '../room.store.ts';
import * as css from './RoomTools.css.ts';
import { highlight, nextTextSize, signOf, tools } from './tools.store.ts';
import { toolsTexts } from './tools.texts.ts';

/** How long a selection must stay unchanged before it counts, where no pointer event marks its end; in milliseconds. */
const SELECTION_DEBOUNCE_MS = 700;

/** Turns text selected in a stem into highlights, by mouse, touch or caret, while the tool is on. */
function useHighlighter(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isPointerDown = false;
    const take = () => {
      clearTimeout(rest);
      const selection = document.getSelection();
      const chosen = selectedStretch(selection);
      if (chosen === undefined) return false;
      highlight(chosen.questionId, chosen.stretch);
      selection?.removeAllRanges();
      return true;
    };
    const handleDown = () => void (isPointerDown = true);
    const handleUp = (event: PointerEvent) => {
      isPointerDown = false;
      if (event.type === 'pointercancel' || take()) return;
      const position = pointedPosition(event);
      const pointed =
        position &&
        signOf(position.questionId).highlights.find(
          ({ start, end }) => start <= position.at && position.at < end,
        );
      if (pointed !== undefined) highlight(position?.questionId ?? '', pointed);
    };
    const handleSelection = () => {
      clearTimeout(rest);
      if (!isPointerDown) rest = setTimeout(take, SELECTION_DEBOUNCE_MS);
    };
    document.addEventListener('pointerdown', handleDown);
    document.addEventListener('pointerup', handleUp);
    document.addEventListener('pointercancel', handleUp);
    document.addEventListener('selectionchange', handleSelection);
    return () => {
      clearTimeout(rest);
      document.removeEventListener('pointerdown', handleDown);
      document.removeEventListener('pointerup', handleUp);
      document.removeEventListener('pointercancel', handleUp);
      document.removeEventListener('selectionchange', handleSelection);
    };
  }, [isOn]);
}

/** The tools of the questions in view: highlighter, ruling out, text size. */
export function RoomTools({ questions }: { readonly questions: readonly QuestionItem[] }) {
  const texts = useTexts(toolsTexts);
  const locale = useLocale();
  const { signs } = useSnapshot(room);
  const { isHighlighting, isStriking, textSize } = useSnapshot(tools);
  useHighlighter(isHighlighting);
  useEffect(() => {
    if (!canHighlight()) return undefined;
    let isLeft = false;
    const paint = () => isLeft || paintHighlights((questionId) => signs[questionId]?.highlights ?? []);
    paint();
    // Stems with formulas are in the page only then.
    void richTextReady().then(() => afterPaint(paint));
    return () => {
      isLeft = true;
    };
  }, [signs, questions, locale]);

  const coloured = questions.filter(({ id }) => (signs[id]?.highlights.length ?? 0) > 0);
  const hasChoices = questions.some(({ options, kind }) => options.length > 0 || kind === 'judge');
  return (
    <div className={css.tools} role="group" aria-label={texts.tools}>
      {canHighlight() && (
        <Button
          className={tool}
          variant="quiet"
          size="small"
          aria-pressed={isHighlighting}
          onClick={() => void (tools.isHighlighting = !isHighlighting)}
        >
          <HighlighterIcon /> {texts.highlight}
        </Button>
      )}
      {hasChoices && (
        <Button
          className={tool}
          variant="quiet"
          size="small"
          aria-pressed={isStriking}
          onClick={() => void (tools.isStriking = !isStriking)}
        >
          <StrikeIcon /> {texts.strike}
        </Button>
      )}
      <Button className={tool} variant="quiet" size="small" onClick={nextTextSize}>
        <TextSizeIcon /> {texts.size(textSize)}
      </Button>
      {coloured.length > 0 && (
        <Button
          className={tool}
          variant="quiet"
          size="small"
          onClick={() => coloured.forEach(({ id }) => writeSign(id, { highlights: [] }))}
        >
          {texts.clear}
        </Button>
      )}
      {isHighlighting && <p className={css.help}>{texts.highlightHelp}</p>}
    </div>
  );
}
