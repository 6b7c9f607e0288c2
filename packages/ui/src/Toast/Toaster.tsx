import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  CircleCheckIcon,
  CircleCloseIcon,
  CloseIcon,
  InfoIcon,
  WarningIcon,
  type Icon,
} from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import type { Toast, ToastTone, Toaster as ToasterStore } from './createToaster.ts';
import * as css from './Toaster.css.ts';

const zh = { region: '通知', close: '关闭通知' };

const texts: Texts<typeof zh> = {
  zh,
  en: { region: 'Notifications', close: 'Dismiss' },
};

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: WarningIcon,
  danger: CircleCloseIcon,
} satisfies Record<ToastTone, Icon>;

const isUrgent = ({ tone }: Toast) => tone === 'danger';
const none: readonly Toast[] = [];

/** How long a live region stands before screen readers hear what comes into it, in ms. */
const HEARD_MS = 100;

/**
 * Shows what a toaster has to say. Both live regions stand there before their first words, as
 * screen readers need, also where those are why it is there; failures interrupt, the rest waits its turn. A pointer over
 * them or the focus among them stops the clock.
 */
export function Toaster({
  toaster,
}: {
  /** Whose words it shows; of `createToaster`. */
  toaster: ToasterStore;
}) {
  const text = useTexts(texts);
  const said = useSyncExternalStore(toaster.subscribe, toaster.current, () => none);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), HEARD_MS);
    return () => clearTimeout(timer);
  }, []);
  const toasts = isHeard ? said : none;
  const show = (toast: Toast) => {
    const Icon = icons[toast.tone];
    return (
      <div key={toast.id} className={css.toast} data-tone={toast.tone}>
        <Icon className={css.icon} />
        <span>{toast.text}</span>
        {toast.action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              toast.action?.onAction();
              toaster.dismiss(toast.id);
            }}
          >
            {toast.action.label}
          </button>
        )}
        <button
          type="button"
          className={css.close}
          aria-label={text.close}
          onClick={() => toaster.dismiss(toast.id)}
        >
          <CloseIcon />
        </button>
      </div>
    );
  };
  return (
    // Being read is no interaction: the handlers only stop the clock meanwhile.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.region}
      aria-label={text.region}
      data-toaster=""
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={toaster.pause}
      onBlur={toaster.resume}
    >
      <div className={css.stack} aria-live="assertive" aria-relevant="additions">
        {toasts.filter(isUrgent).map(show)}
      </div>
      <div className={css.stack} aria-live="polite" aria-relevant="additions">
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </div>
    </section>
  );
}
