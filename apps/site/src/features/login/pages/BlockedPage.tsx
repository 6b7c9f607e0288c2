import { useTexts } from '@lectern/ui/locale';
import { ports } from '../../../shared/ports.ts';
import { EmptyWithLink } from '../../../shared/page/list/EmptyWithLink.tsx';
import { Page } from '../../../shared/page/Page.tsx';
import { ownHome } from '../../../shared/school/ownHome.ts';

const texts = {
  zh: {
    title: '这次访问被拦截了',
    text: '学校的安全设置没有让这次访问通过。',
    send: '下面的信息可以发给学校，请他们查看。',
    home: '回到首页',
    details: '详细信息',
  },
  en: {
    title: 'Access blocked',
    text: "The school's security settings blocked your visit. ",
    send: 'You can send the details below to the school.',
    home: 'Go to the home page',
    details: 'Details',
  },
};

/** Reads the stored data of the blocked reply; it is shown as text, whatever it is. */
function details(): string {
  const stored = ports.storage.getItem('hostInterception') ?? '';
  return stored === 'null' ? '' : stored;
}

/** Shows the details of a request blocked with HTTP 550. */
export default function BlockedPage() {
  const { title, text, send, home, details: label } = useTexts(texts);
  const reason = details();
  return (
    <Page>
      <EmptyWithLink
        title={title}
        level={1}
        description={reason === '' ? text : text + send}
        href={ownHome()}
        label={home}
      />
      {reason !== '' && (
        <pre
          aria-label={label}
          style={{ overflowX: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {reason}
        </pre>
      )}
    </Page>
  );
}
