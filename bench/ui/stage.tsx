import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** What shows that the page has reacted: a visible element, with this text if one is given. */
export interface Sign {
  readonly selector: string;
  readonly text?: string;
}

/** Measurements that a page of the bench provides. All times are in ms and end with the paint. */
export interface Stage {
  /** Mounts the subject; if a sign is given, the time includes its appearance. */
  mount(sign?: Sign): Promise<number>;
  /** Starts to wait for an event of this type; `answered` is then the time from the event to the sign. */
  awaitEvent(type: string, sign: Sign): void;
  answered: Promise<number>;
  /** Performs one of the page's actions and waits until the page is at rest. */
  act(name: string): Promise<number>;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves as soon as the current frame has been handed to the compositor. Uses a task of the highest priority:
 * a message had to wait for all work that a page had deferred until after the paint.
 */
const nextTaskTime = (): Promise<number> =>
  scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });

/** Resolves when the next frame has been handed to the compositor. */
const afterPaint = () => nextFrame().then(nextTaskTime);

/** Popups are far outside of the viewport while their position is computed. */
function isInViewport(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
}

const isPresent = ({ selector, text }: Sign): boolean =>
  [...document.querySelectorAll(selector)].some(
    (element) => (text === undefined || element.textContent === text) && isInViewport(element),
  );

/** Sets up a page of the bench; nothing is mounted before it is requested. */
export function setStage(element: ReactNode, actions: Readonly<Record<string, () => void>> = {}): void {
  const container = document.createElement('main');
  document.body.append(container);
  const root = createRoot(container);
  window.stage = {
    async mount(sign) {
      const startedAt = performance.now();
      flushSync(() => root.render(element));
      let painted = await afterPaint();
      while (sign !== undefined && !isPresent(sign)) painted = await afterPaint();
      return painted - startedAt;
    },
    awaitEvent(type, sign) {
      this.answered = new Promise((resolve) => {
        const look = async (begun: number) => {
          // Checked within the frame that would show it.
          do await nextFrame();
          while (!isPresent(sign));
          resolve((await nextTaskTime()) - begun);
        };
        addEventListener(type, (event) => void look(event.timeStamp), { capture: true, once: true });
      });
    },
    answered: Promise.resolve(0),
    async act(name) {
      const startedAt = performance.now();
      actions[name]?.();
      let painted = await afterPaint();
      while (
        document
          .getAnimations()
          .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      )
        painted = await afterPaint();
      return painted - startedAt;
    },
  };
}
