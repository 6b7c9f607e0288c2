import { goBy, room, toggleMark } from './room.store.ts';
import { nextTextSize, strike, toggleNote, tools } from './tools/tools.store.ts';
import type { RoomKeys } from './useRoomKeys.ts';

/** The option at a place of the question in view; undefined where it has no such option. */
function optionAt(place: number): HTMLInputElement | undefined {
  const question = document.getElementById(`question-${room.currentId}`);
  return question?.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')[place];
}

/** Rules the option at a place out, or takes that back. */
function strikeAt(place: number): void {
  const option = optionAt(place);
  if (option !== undefined) strike(room.currentId, option.value);
}

/** What each key does; the time and the help belong to the page. */
export const roomKeys = (ofPage: Pick<RoomKeys, 'onTime' | 'onHelp'>): RoomKeys => ({
  onStep: goBy,
  onChoose: (at) => optionAt(at)?.click(),
  onStrike: strikeAt,
  onMark: () => toggleMark(room.currentId),
  onNote: () => toggleNote(room.currentId),
  onHighlight: () => void (tools.isHighlighting = !tools.isHighlighting),
  onTextSize: nextTextSize,
  ...ofPage,
});
