import { amount, flag, oneOf, text } from '@lectern/sdk';
import type { SteeredVideo } from '@lectern/ui/VideoPlayer';
import type { PlayedVideo } from '../playedVideo.ts';

/**
 * Why a vendor's video does not play: its address has expired, the vendor does not answer, or the video itself
 * fails.
 */
export type FrameProblem = 'expired' | 'vendor' | 'video';

const PROBLEMS = ['expired', 'vendor', 'video'] as const satisfies readonly FrameProblem[];

/**
 * After a seek, how many position reports away from the target to ignore (four per second) before accepting the
 * position reached as the nearest possible.
 */
const MAX_SEEK_REPORTS = 8;

/**
 * A vendor's player in its frame, with the interface of a native video. It fires the events `ready`,
 * `timeupdate`, `playing`, `pause`, `seeking`, `seeked`, `ended`, `ratechange`, `error` and `key`. Commands are
 * sent to the frame; properties hold the frame's latest report.
 */
export class FramedVideo extends EventTarget implements PlayedVideo, SteeredVideo {
  readonly #frame: HTMLIFrameElement;
  #time = 0;
  /** Target of a pending seek; undefined once the frame has reached it. */
  #goal: number | undefined;
  #waits = 0;
  #rate = 1;
  /** In seconds; 0 until known. */
  duration = 0;
  paused = true;
  ended = false;
  readyState = 0;
  problem: FrameProblem | undefined;
  /** The key last pressed in the frame, as in `KeyboardEvent.key`. */
  key = '';

  constructor(frame: HTMLIFrameElement) {
    super();
    this.#frame = frame;
    addEventListener('message', this.#handleMessage);
  }

  get currentTime(): number {
    return this.#goal ?? this.#time;
  }

  set currentTime(seconds: number) {
    const maxSeconds = this.duration > 0 ? this.duration : seconds;
    this.#goal = Math.min(maxSeconds, Math.max(0, seconds));
    this.#waits = 0;
    this.#ask('seek', this.#goal);
    this.#say('seeking');
  }

  get seeking(): boolean {
    return this.#goal !== undefined;
  }

  get playbackRate(): number {
    return this.#rate;
  }

  set playbackRate(rate: number) {
    this.#ask('rate', rate);
  }

  play(): void {
    this.#ask('play');
  }

  pause(): void {
    this.#ask('pause');
  }

  focus(): void {
    this.#frame.focus();
  }

  /** Ends the player and stops listening to it. */
  destroy(): void {
    this.#ask('destroy');
    removeEventListener('message', this.#handleMessage);
  }

  #ask(command: string, value?: number): void {
    // The frame has an opaque origin, which cannot be named.
    this.#frame.contentWindow?.postMessage({ deed: command, value }, '*');
  }

  #say(name: string): void {
    this.dispatchEvent(new Event(name));
  }

  readonly #handleMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== this.#frame.contentWindow || typeof data !== 'object' || data === null) return;
    const read = (name: string): unknown => Reflect.get(data, name);
    const playerName = text(read('player'));
    if (playerName === 'failed') {
      this.problem = oneOf(read('problem'), PROBLEMS, 'video');
      this.#say('error');
    } else if (playerName === 'key') {
      this.key = text(read('key'));
      this.#say('key');
    } else if (['ready', 'state', 'playing', 'pause', 'ended'].includes(playerName)) {
      const before = this.#rate;
      this.#time = amount(read('time'));
      this.duration = amount(read('duration'));
      this.#rate = amount(read('rate'), 1);
      this.paused = flag(read('isPaused'));
      this.ended = flag(read('hasEnded'));
      this.readyState = 1;
      this.#waits += 1;
      if (
        this.#goal !== undefined &&
        (Math.abs(this.#goal - this.#time) < 1 || this.#waits > MAX_SEEK_REPORTS)
      ) {
        this.#goal = undefined;
        this.#say('seeked');
      }
      this.#say(playerName === 'state' ? 'timeupdate' : playerName);
      if (this.#rate !== before) this.#say('ratechange');
    }
  };
}
