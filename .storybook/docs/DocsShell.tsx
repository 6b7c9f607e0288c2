import { switchTheme } from '@lectern/themes';
import { LocaleProvider, langOf, type Locale } from '@lectern/ui/locale';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { useToolbar } from './useToolbar.ts';

/** Container of a docs page: applies the toolbar's language and colour scheme. */
export function DocsShell({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(props.context);
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'zh';
  const isDark = globals['scheme'] === 'dark';
  const [header, footer] = [String(globals['headerTheme']), String(globals['footerTheme'])];
  useEffect(() => {
    // Themes the document like a story does, for pages whose story is in a frame.
    switchTheme(document.documentElement, (html) => {
      html.className = `header-${header} footer-${footer}`;
      html.dataset['theme'] = isDark ? 'dark' : 'light';
      html.lang = langOf(locale);
    });
  }, [header, footer, isDark, locale]);
  return (
    <DocsContainer {...props} theme={isDark ? themes.dark : themes.light}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </DocsContainer>
  );
}
