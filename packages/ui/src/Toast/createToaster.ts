export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

export interface ToastOptions {
  /** Tone by severity. @defaultValue 'info' */
  tone?: ToastTone;
  /** Time until it disappears, in ms; 0 for no limit. @defaultValue 4000, 7000 for danger */
  duration?: number;
  /** One action that the toast offers. */
  action?: { label: string; onAction: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  text: string;
}

/** Shows short messages from anywhere: stores, ports, components. Independent of any framework. */
export interface Toaster {
  /**
   * Queues a toast and returns its id. A text that is already queued is not added again; if it is on screen its
   * time starts anew.
   */
  show(text: string, options?: ToastOptions): number;
  dismiss(id: number): void;
  /** Pauses the timers of all toasts on screen while someone reads them; `resume` continues them. */
  pause(): void;
  resume(): void;
  /** The toasts on screen, oldest first; the same array until something changes. */
  current(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

export interface ToasterOptions {
  /** Maximum number of toasts on screen; others are queued. @defaultValue 3 */
  most?: number;
  /** Returns the current time in ms. @defaultValue Date.now */
  now?: () => number;
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  left: number;
}

/** Creates a toaster. An application has one and mounts one `<Toaster>` for it. */
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
