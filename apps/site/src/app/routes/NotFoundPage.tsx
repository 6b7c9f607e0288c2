import { useTexts } from '@lectern/ui/locale';
import { EmptyWithLink } from '../../shared/page/list/EmptyWithLink.tsx';
import { Page } from '../../shared/page/Page.tsx';
import { ownHome } from '../../shared/school/ownHome.ts';

const texts = {
  zh: { title: '这个页面不存在', text: '地址可能写错了，或者页面已经搬走。', home: '回到首页' },
  en: {
    title: 'Page not found',
    text: 'The address may be wrong, or the page may have moved.',
    home: 'Back to home',
  },
};

/** Shown for an address that matches no route. */
export default function NotFoundPage() {
  const { title, text, home } = useTexts(texts);
  return (
    <Page>
      <EmptyWithLink
        type="search"
        title={title}
        level={1}
        description={text}
        href={ownHome()}
        label={home}
        isPrimary
      />
    </Page>
  );
}
