import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What tells that the page has answered: an element in sight, with this text where one is given. */
export interface Sign {
  readonly selector: string;
  readonly text?: string;
}

/** What a page of the bench lets be measured. All times are in ms and end with the paint. */
export interface Stage {
  /** Mounts what the page is about; where a sign is given, until it is there. */
  mount(sign?: Sign): Promise<number>;
  /** Waits for an event of this type; `answered` is then the time from it to the sign. */
  awaitEvent(type: string, sign: Sign): void;
  answered: Promise<number>;
  /** Does one of the page's own actions and waits until nothing moves any more. */
  act(name: string): Promise<number>;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Goes on as soon as the frame under way was handed over, and tells when. Nothing comes before a task of this
 * priority: a message waited for all that a page had put off until after the paint.
 */
const handOver = (): Promise<number> =>
  scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });

/** Goes on when the coming frame was handed over. */
const afterPaint = () => nextFrame().then(handOver);

/** Popups stand far outside while they are measured for their place. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
}

const isThere = ({ selector, text }: Sign): boolean =>
  [...document.querySelectorAll(selector)].some(
    (element) => (text === undefined || element.textContent === text) && isInSight(element),
  );

/** Sets a page of the bench: nothing is mounted before it is asked for. */
export function setStage(element: ReactNode, actions: Readonly<Record<string, () => void>> = {}): void {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  window.stage = {
    async mount(sign) {
      const begun = performance.now();
      flushSync(() => root.render(element));
      let painted = await afterPaint();
      while (sign !== undefined && !isThere(sign)) painted = await afterPaint();
      return painted - begun;
    },
    awaitEvent(type, sign) {
      this.answered = new Promise((resolve) => {
        const look = async (begun: number) => {
          // Looked at within the frame that would show it.
          do await nextFrame();
          while (!isThere(sign));
          resolve((await handOver()) - begun);
        };
        addEventListener(type, (event) => void look(event.timeStamp), { capture: true, once: true });
      });
    },
    answered: Promise.resolve(0),
    async act(name) {
      const begun = performance.now();
      actions[name]?.();
      let painted = await afterPaint();
      while (
        document
          .getAnimations()
          .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      )
        painted = await afterPaint();
      return painted - begun;
    },
  };
}
