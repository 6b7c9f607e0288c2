import { oneOf } from '@lectern/sdk';
import { proxy } from 'valtio/vanilla';
import { ports } from '../../../../shared/ports.ts';
import { room, writeSign } from '../room.store.ts';
import { NO_SIGN, type SignItem, type Stretch, toggleStretch, toggleRuledOut } from '../state/sign.model.ts';

/** Text sizes of questions. */
export const textSizes = ['normal', 'large', 'larger'] as const;
/** A text size. */
export type TextSize = (typeof textSizes)[number];

/** The student's tools. Size and shortcuts are stored on the device, for every exercise. */
export interface Tools {
  textSize: TextSize;
  /** Whether text selected in a stem is highlighted. */
  isHighlighting: boolean;
  /** Whether options have buttons that rule them out. */
  isStriking: boolean;
  /** Whether single-letter shortcuts are active; students who dictate or press keys by accident switch them off. */
  hasKeys: boolean;
  /** Notes that the student opened or closed, by question id. */
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

/** Switches to the next size; after the largest follows the normal one. */
export function nextTextSize(): void {
  tools.textSize = textSizes[(textSizes.indexOf(tools.textSize) + 1) % textSizes.length] ?? 'normal';
  keep(SIZE, tools.textSize);
}

/** Switches single-letter shortcuts on or off. */
export function setKeys(hasKeys: boolean): void {
  tools.hasKeys = hasKeys;
  keep(KEYS, hasKeys ? 'on' : 'off');
}

/** Returns the student's notes on a question. */
export const signOf = (questionId: string): SignItem => room.signs[questionId] ?? NO_SIGN;

/** Highlights a range of a stem, or removes the highlight. */
export function highlight(questionId: string, stretch: Stretch): void {
  writeSign(questionId, { highlights: toggleStretch(signOf(questionId).highlights, stretch) });
}

/** Rules out an option, or undoes that; a chosen option stays chosen, since ruling out never changes an answer. */
export function ruleOut(questionId: string, optionId: string): void {
  if (room.answers[questionId]?.includes(optionId) === true) return;
  writeSign(questionId, { struck: toggleRuledOut(signOf(questionId).struck, optionId) });
}

/** Opens or closes the note of a question; its text stays. */
export function toggleNote(questionId: string): void {
  tools.notes[questionId] = !(tools.notes[questionId] ?? signOf(questionId).note !== '');
}

/** Changes a note; an emptied one stays open, so that something else can be written. */
export function writeNote(questionId: string, note: string): void {
  tools.notes[questionId] = true;
  writeSign(questionId, { note });
}
