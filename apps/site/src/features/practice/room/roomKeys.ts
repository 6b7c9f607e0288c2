import { goToAdjacent, room, toggleMark } from './room.store.ts';
import { nextTextSize, ruleOut, toggleNote, tools } from './tools/tools.store.ts';
import type { RoomKeys } from './useRoomKeys.ts';

/** Returns the option at an index of the question in view; undefined if there is none. */
function optionAt(index: number): HTMLInputElement | undefined {
  const question = document.getElementById(`question-${room.currentId}`);
  return question?.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')[index];
}

/** Rules out the option at an index, or undoes that. */
function ruleOutAt(index: number): void {
  const option = optionAt(index);
  if (option !== undefined) ruleOut(room.currentId, option.value);
}

/** Returns the action of each key; those for time and help come from the page. */
export const roomKeys = (ofPage: Pick<RoomKeys, 'onTime' | 'onHelp'>): RoomKeys => ({
  onStep: goToAdjacent,
  onChoose: (at) => optionAt(at)?.click(),
  onRuleOut: ruleOutAt,
  onMark: () => toggleMark(room.currentId),
  onNote: () => toggleNote(room.currentId),
  onHighlight: () => void (tools.isHighlighting = !tools.isHighlighting),
  onTextSize: nextTextSize,
  ...ofPage,
});
