import type { Ref } from 'react';
import { CloseIcon, WarningIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import * as css from './shell.css.ts';

const bannerTexts = inBoth({
  testDomain: [
    '本网校仅供测试使用，对外公开请更换为自有域名',
    'This school is for testing only and must switch to an own domain to be public',
  ],
  dismiss: ['关闭提示', 'Dismiss'],
});

export interface TestDomainBannerProps {
  /** Ref to the banner's element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Message of the server (`domainWarnMsg`). @defaultValue a text that says the same */
  message?: string | null | undefined;
  /** Called to close the banner; if omitted, it cannot be closed. */
  onDismiss?: (() => void) | undefined;
}

/** Warns that the school runs on a test domain (`showDomainWarn`). */
export function TestDomainBanner({ ref, message, onDismiss }: TestDomainBannerProps) {
  const texts = useTexts(bannerTexts);
  return (
    <div ref={ref} className={css.banner} role="note">
      <WarningIcon size={18} />
      <p className={css.bannerText} dir="auto">
        {message?.trim() || texts.testDomain}
      </p>
      {onDismiss && (
        <button type="button" className={css.bannerClose} aria-label={texts.dismiss} onClick={onDismiss}>
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
