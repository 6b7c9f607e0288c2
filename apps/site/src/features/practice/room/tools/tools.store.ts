import { oneOf } from '@lectern/sdk';
import { proxy } from 'valtio/vanilla';
import { ports } from '../../../../shared/ports.ts';
import { room, writeSign } from '../room.store.ts';
import { NO_SIGN, type SignItem, type Stretch, toggleStretch, toggleStruck } from '../state/sign.model.ts';

/** How large questions are written. */
export const textSizes = ['normal', 'large', 'larger'] as const;
/** A size of the text. */
export type TextSize = (typeof textSizes)[number];

/** The student's tools. Size and keys are kept on the device, for every exercise. */
export interface Tools {
  textSize: TextSize;
  /** What is selected in a stem gets a colour. */
  isHighlighting: boolean;
  /** Options have buttons that rule them out. */
  isStriking: boolean;
  /** Single letters do something; whoever dictates or types by accident switches that off. */
  hasKeys: boolean;
  /** Notes that the student opened or closed, by question. */
  notes: Record<string, boolean>;
}

const SIZE = 'practice.textSize';
const KEYS = 'practice.keys';

export const tools = proxy<Tools>({
  textSize: oneOf(ports.storage.getItem(SIZE), textSizes, 'normal'),
  isHighlighting: false,
  isStriking: false,
  hasKeys: ports.storage.getItem(KEYS) !== 'off',
  notes: {},
});

const keep = (key: string, value: string): void => ports.storage.setItem(key, value);

/** Goes to the next size, from the largest to the normal one. */
export function nextTextSize(): void {
  tools.textSize = textSizes[(textSizes.indexOf(tools.textSize) + 1) % textSizes.length] ?? 'normal';
  keep(SIZE, tools.textSize);
}

/** Lets single letters work, or not. */
export function setKeys(hasKeys: boolean): void {
  tools.hasKeys = hasKeys;
  keep(KEYS, hasKeys ? 'on' : 'off');
}

/** What was written on a question. */
export const signOf = (questionId: string): SignItem => room.signs[questionId] ?? NO_SIGN;

/** Colours a stretch of a stem, or takes the colour away. */
export function highlight(questionId: string, stretch: Stretch): void {
  writeSign(questionId, { highlights: toggleStretch(signOf(questionId).highlights, stretch) });
}

/** Rules an option out, or takes that back; what is chosen stays, since ruling out never changes an answer. */
export function strike(questionId: string, optionId: string): void {
  if (room.answers[questionId]?.includes(optionId) === true) return;
  writeSign(questionId, { struck: toggleStruck(signOf(questionId).struck, optionId) });
}

/** Opens the note of a question, or closes it; what is written stays. */
export function toggleNote(questionId: string): void {
  tools.notes[questionId] = !(tools.notes[questionId] ?? signOf(questionId).note !== '');
}

/** Writes a note; one that was emptied stays open, so that something else can be written. */
export function writeNote(questionId: string, note: string): void {
  tools.notes[questionId] = true;
  writeSign(questionId, { note });
}
