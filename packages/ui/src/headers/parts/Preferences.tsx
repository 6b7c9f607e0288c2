import { MoonIcon, SunIcon } from '../../icon/index.ts';
import { langOf, useLocale, useTexts } from '../../locale/index.ts';
import { headerTexts } from '../headers.texts.ts';
import type { HeaderPreferences } from '../types.ts';
import * as css from './parts.css.ts';

/** Buttons that switch the language and between light and dark. */
export function Preferences({ preferences }: { preferences: HeaderPreferences }) {
  const texts = useTexts(headerTexts);
  const other = useLocale() === 'zh' ? 'en' : 'zh';
  const { isDark = false, onLocale, onScheme } = preferences;
  return (
    <>
      {onScheme && (
        <button
          type="button"
          className={css.iconButton}
          aria-label={isDark ? texts.toLight : texts.toDark}
          onClick={() => onScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? <SunIcon size={20} /> : <MoonIcon size={20} />}
        </button>
      )}
      {onLocale && (
        <button type="button" className={css.iconButton} lang={langOf(other)} onClick={() => onLocale(other)}>
          {texts.otherLanguageMark}
          <span className={css.srOnly}> {texts.otherLanguage}</span>
        </button>
      )}
    </>
  );
}
