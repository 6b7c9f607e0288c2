import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  CircleCheckIcon,
  CircleCloseIcon,
  CloseIcon,
  InfoIcon,
  WarningIcon,
  type Icon,
} from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import type { Toast, ToastTone, Toaster as ToasterStore } from './createToaster.ts';
import * as css from './Toaster.css.ts';

const texts = inBoth({ region: ['通知', 'Notifications'], close: ['关闭通知', 'Dismiss'] });

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: WarningIcon,
  danger: CircleCloseIcon,
} satisfies Record<ToastTone, Icon>;

const isUrgent = ({ tone }: Toast) => tone === 'danger';
const none: readonly Toast[] = [];

/** Time after which screen readers notice changes in a new live region, in ms. */
const LIVE_REGION_DELAY_MS = 100;

/**
 * Displays the toasts of a toaster. Both live regions are rendered empty before the first toast, as screen
 * readers require, even if a toast caused this component to mount. Errors are announced assertively, others
 * politely. The timers pause while the pointer is over the toasts or the focus is among them.
 */
export function Toaster({
  toaster,
}: {
  /** The toaster to display, created by `createToaster`. */
  toaster: ToasterStore;
}) {
  const text = useTexts(texts);
  const shownToasts = useSyncExternalStore(toaster.subscribe, toaster.current, () => none);
  const [isRegionReady, setRegionReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRegionReady(true), LIVE_REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const toasts = isRegionReady ? shownToasts : none;
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
    // Hovering and focusing are no interactions: the handlers only pause the timers.
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
