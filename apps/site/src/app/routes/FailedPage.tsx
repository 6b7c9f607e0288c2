import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { build, reloadIfFree } from '../build/build.ts';
import { ports } from '../../shared/ports.ts';
import * as css from './FailedPage.css.ts';
import { Page } from '../../shared/page/Page.tsx';

const texts = {
  zh: {
    title: '页面没有加载出来',
    text: '可能是网络断开了，已经填写的内容都还在。',
    replaced: '网站刚刚更新过，重新加载后就能继续。',
    retry: '重新加载',
  },
  en: {
    title: 'This page could not be loaded',
    text: 'Your network may be down. What you entered is still here.',
    replaced: 'The site was just updated. Reload to continue.',
    retry: 'Try again',
  },
};

/** Shown when a page could not be loaded. It has no illustration, since that would have to be loaded too. */
export function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, replaced, retry } = useTexts(texts);
  const { isReplaced } = useSnapshot(build);
  useEffect(() => {
    if (isReplaced) reloadIfFree();
  }, [isReplaced]);
  return (
    <Page title={title}>
      <p className={css.text}>{isReplaced ? replaced : text}</p>
      <Button variant="primary" onClick={isReplaced ? ports.reload : onRetry}>
        {retry}
      </Button>
    </Page>
  );
}
