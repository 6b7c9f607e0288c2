import { TextArea } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useRef } from 'react';
import { NOTE_LENGTH } from '../state/sign.model.ts';
import { writeNote } from './tools.store.ts';
import { toolsTexts } from './tools.texts.ts';

interface NoteFieldProps {
  readonly questionId: string;
  readonly note: string;
  /** Whether the student has just opened it, so that it takes the focus. */
  readonly isJustOpened: boolean;
}

/** The student's note on a question. */
export function NoteField({ questionId, note, isJustOpened }: NoteFieldProps) {
  const texts = useTexts(toolsTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isJustOpened) field.current?.focus();
  }, [isJustOpened]);
  return (
    <TextArea
      ref={field}
      label={texts.noteLabel}
      hint={texts.noteHint}
      rows={3}
      maxLength={NOTE_LENGTH}
      value={note}
      onChange={(event) => writeNote(questionId, event.target.value)}
    />
  );
}
