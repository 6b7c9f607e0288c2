import type { KeyboardEvent } from 'react';
import { changeVolume, toggleMute, togglePictureInPicture } from './commands.ts';
import { nameOfKey, pressVideoKey } from './keys.ts';

/** What the shortcuts act on. */
export interface KeyedPlayer {
  video: HTMLVideoElement;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
  onCaptions: () => void;
  onFullscreen: () => void;
}

/** Returns whether a key is a shortcut of the player rather than input for the focused control. */
function isForPlayer(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target instanceof HTMLSelectElement) return false;
  // A button handles Space itself, and the volume slider the arrow keys.
  if (target instanceof HTMLButtonElement) return key !== ' ';
  const isOnVolume = target instanceof HTMLInputElement && target.dataset['control'] === 'volume';
  return !isOnVolume || !key.startsWith('Arrow');
}

/** Performs a keyboard shortcut of the player; returns whether the key has an effect. */
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
