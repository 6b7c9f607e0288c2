import { Button } from '@lectern/ui/Button';
import { CloseIcon, MessageIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation } from 'wouter';
import type { OutsideServices } from '../../../shared/school/shell.model.ts';
import * as css from './outside.css.ts';
import {
  answerConsent,
  checkChat,
  isQuietPage,
  outside,
  restoreConsent,
  toggleChat,
} from './outside.store.ts';

const texts = {
  zh: {
    chat: '在线咨询',
    close: '关闭在线咨询',
    statistics: '访问统计',
    consent: '访问统计',
    ask: '学校想用第三方服务统计访问情况，帮助改进网站。它看不到你的账号和填写的内容。',
    yes: '同意',
    no: '不同意',
  },
  en: {
    chat: 'Chat with us',
    close: 'Close chat',
    statistics: 'Visitor statistics',
    consent: 'Visitor statistics',
    ask: 'The school would like a third-party service to count visits. It cannot see your account or what you enter.',
    yes: 'Allow',
    no: 'Decline',
  },
};

/** Third-party statistics and chat, in frames without access to the site, and the consent question before them. */
export default function Outside({ services }: { readonly services: OutsideServices }) {
  const outsideTexts = useTexts(texts);
  const { consent, isChatOpen, isChatChecked } = useSnapshot(outside);
  const [path] = useLocation();
  const { hasStatistics, hasChat, isChatHidden, asksConsent } = services;

  useEffect(() => {
    restoreConsent();
    void checkChat();
  }, []);

  if (isQuietPage(path)) return null;
  const mayCount = hasStatistics && (!asksConsent || consent === 'given');
  return (
    <>
      {mayCount && (
        <iframe
          className={css.hidden}
          src="/outside/statistics"
          sandbox="allow-scripts"
          title={outsideTexts.statistics}
          aria-hidden
          tabIndex={-1}
        />
      )}
      {hasStatistics && asksConsent && consent === 'unasked' && (
        <section className={css.consent} aria-label={outsideTexts.consent}>
          <p className={css.question}>{outsideTexts.ask}</p>
          <Button onClick={() => answerConsent('refused')}>{outsideTexts.no}</Button>
          <Button variant="primary" onClick={() => answerConsent('given')}>
            {outsideTexts.yes}
          </Button>
        </section>
      )}
      {hasChat && !(isChatChecked && isChatHidden) && (
        <div className={css.chat}>
          {isChatOpen && (
            <iframe
              className={css.chatFrame}
              src="/outside/chat"
              sandbox="allow-scripts allow-forms allow-popups"
              title={outsideTexts.chat}
            />
          )}
          <button
            type="button"
            className={css.chatButton}
            aria-expanded={isChatOpen}
            aria-label={isChatOpen ? outsideTexts.close : undefined}
            onClick={toggleChat}
          >
            {isChatOpen ? <CloseIcon size={20} /> : <MessageIcon size={20} />}
            {!isChatOpen && outsideTexts.chat}
          </button>
        </div>
      )}
    </>
  );
}
