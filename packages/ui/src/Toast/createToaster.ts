export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastOptions {
  /** @defaultValue 'info' */
  tone?: ToastTone;
  /** How long it stays, in ms; 0 stays until dismissed. @defaultValue 4000, 7000 for danger */
  duration?: number;
  /** One thing that can be done about it. */
  action?: { label: string; onAction: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Tells people things in passing, from anywhere: stores, ports, components. It knows no framework. */
export interface Toaster {
  /** Queues a toast and tells its id. The same text again, in whichever tone, only lengthens the one in view. */
  show(text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** Stops the clock of all in view, while somebody reads; `resume` lets it go on where it stood. */
  pause(): void;
  resume(): void;
  /** Those in view, oldest first; the same array until something changes. */
  current(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

export interface ToasterOptions {
  /** How many are in view at once; the others wait. @defaultValue 3 */
  most?: number;
  /** @defaultValue Date.now */
  now?: () => number;
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  left: number;
}

/** Makes a toaster. An application has one and mounts one `<Toaster>` for it. */
export function createToaster({ most = 3, now = Date.now }: ToasterOptions = {}): Toaster {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, Clock>();
  let queue: Toast[] = [];
  let shown: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;

  const durationOf = ({ duration, tone }: Toast) => duration ?? (tone === 'danger' ? 7000 : 4000);

  const start = (toast: Toast, left: number) => {
    clearTimeout(clocks.get(toast.id)?.timer);
    const timer = isPaused || left === 0 ? undefined : setTimeout(() => dismiss(toast.id), left);
    clocks.set(toast.id, { timer, startedAt: now(), left });
  };

  const settle = () => {
    shown = queue.slice(0, most);
    for (const toast of shown) if (!clocks.has(toast.id)) start(toast, durationOf(toast));
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    queue = queue.filter((toast) => toast.id !== id);
    settle();
  };

  return {
    show(text, options = {}) {
      const same = queue.find((toast) => toast.text === text);
      if (same) {
        if (clocks.has(same.id)) start(same, durationOf(same));
        return same.id;
      }
      lastId += 1;
      queue = [...queue, { ...options, id: lastId, tone: options.tone ?? 'info', text }];
      settle();
      return lastId;
    },
    dismiss,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        if (clock.left > 0) clock.left = Math.max(1, clock.left - (now() - clock.startedAt));
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const toast of shown) start(toast, clocks.get(toast.id)?.left ?? durationOf(toast));
    },
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
