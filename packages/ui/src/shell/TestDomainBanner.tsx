import { CloseIcon, WarningIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './shell.css.ts';
import { shellTexts } from './shell.texts.ts';

export interface TestDomainBannerProps {
  /** The server's own words (domainWarnMsg); the default text says the same. */
  message?: string | null | undefined;
  /** Without it the banner cannot be closed. */
  onDismiss?: (() => void) | undefined;
}

/** Warns that the school stands on a test domain (showDomainWarn). */
export function TestDomainBanner({ message, onDismiss }: TestDomainBannerProps) {
  const texts = useTexts(shellTexts);
  return (
    <div className={css.banner} role="note">
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
