import type { Texts } from '@lectern/ui/locale';

/** The words of the page itself; those about one component are its guide. */
export const docsTexts: Texts<
  Record<'use' | 'avoid' | 'props' | 'noProps' | 'states' | 'open' | 'code', string>
> = {
  zh: {
    use: '适合',
    avoid: '不适合',
    props: '属性',
    noProps: '没有属性。',
    states: '其他状态',
    open: '单独打开',
    code: '代码',
  },
  en: {
    use: 'Use it for',
    avoid: 'Do not use it for',
    props: 'Props',
    noProps: 'It takes no props.',
    states: 'Other states',
    open: 'Open alone',
    code: 'Code',
  },
};
