import type { Ref } from 'react';
import { CloseIcon, WarningIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import * as css from './shell.css.ts';

const bannerTexts: Texts<{ testDomain: string; dismiss: string }> = {
  zh: {
    testDomain: '当前域名仅供学校测试使用，正式对外开放前请更换为学校自己的域名',
    dismiss: '关闭提示',
  },
  en: {
    testDomain: 'This school is for testing only. Move it to its own domain before opening it to the public.',
    dismiss: 'Dismiss',
  },
};

export interface TestDomainBannerProps {
  /** The banner. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The server's own words (domainWarnMsg); the default text says the same. */
  message?: string | null | undefined;
  /** Without it the banner cannot be closed. */
  onDismiss?: (() => void) | undefined;
}

/** Warns that the school stands on a test domain (showDomainWarn). */
export function TestDomainBanner({ ref, message, onDismiss }: TestDomainBannerProps) {
  const texts = useTexts(bannerTexts);
  return (
    <div ref={ref} className={css.banner} role="note">
      <WarningIcon className={css.bannerSign} width={18} height={18} />
      <p className={css.bannerText} dir="auto">
        {message?.trim() || texts.testDomain}
      </p>
      {onDismiss && (
        <button type="button" className={css.bannerClose} aria-label={texts.dismiss} onClick={onDismiss}>
          <CloseIcon width={18} height={18} />
        </button>
      )}
    </div>
  );
}
