import type { KeyboardEvent } from 'react';
import { changeVolume, toggleMute, togglePictureInPicture } from './commands.ts';
import { nameOfKey, pressVideoKey } from './keys.ts';

/** What keys work on. */
export interface KeyedPlayer {
  video: HTMLVideoElement;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
  onCaptions: () => void;
  onFullscreen: () => void;
}

/** Whether a key is for the player, and not for the control that has the focus. */
function isForPlayer(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return false;
  // A button keeps its own space; the volume slider keeps its own arrows.
  if (target instanceof HTMLButtonElement) return key !== ' ';
  const isOnVolume = target instanceof HTMLInputElement && target.dataset['control'] === 'volume';
  return !isOnVolume || !key.startsWith('Arrow');
}

/** Does what a key does anywhere in the player; tells whether it does anything. */
export function pressPlayerKey(event: KeyboardEvent, player: KeyedPlayer): boolean {
  if (!isForPlayer(event)) return false;
  const { video, isHelpOpen, onHelp } = player;
  const actions: Record<string, () => void> = {
    i: () => togglePictureInPicture(video),
    ArrowUp: () => changeVolume(video, 0.1),
    ArrowDown: () => changeVolume(video, -0.1),
    m: () => toggleMute(video),
    c: player.onCaptions,
    f: player.onFullscreen,
    '?': () => onHelp(!isHelpOpen),
    ...(isHelpOpen && { Escape: () => onHelp(false) }),
  };
  const action = actions[nameOfKey(event.key)];
  if (action === undefined) return pressVideoKey(video, event.key);
  action();
  return true;
}
