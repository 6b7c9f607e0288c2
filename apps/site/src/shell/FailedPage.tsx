import { Button } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { Page } from './Page.tsx';

const texts = {
  zh: { title: '页面没有加载出来', text: '可能是网络断开了，已经填写的内容都还在。', retry: '重新加载' },
  en: { title: 'This page did not load', text: 'The network may be down. What you typed is still here.', retry: 'Try again' },
};

/** Shown when a page could not be loaded. It has no drawing, since that would have to be loaded too. */
export function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = useTexts(texts);
  return (
    <Page title={title}>
      <p>{text}</p>
      <Button variant="primary" onClick={onRetry}>
        {retry}
      </Button>
    </Page>
  );
}
