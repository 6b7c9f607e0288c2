import { QrDialog } from '@lectern/ui/dialogs';
import { errorCatalogue } from '@lectern/sdk';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { readFrameMessage, type FrameLogin } from './frameLogin.ts';
import { loginTexts } from './login.texts.ts';
import { closeFrame, frameFailed, third } from './third.store.ts';
import * as css from './login.css.ts';

/** The code of the workplace messenger, drawn by its own frame (specification 2.3, 7.1). */
export function DingTalkDialog() {
  const texts = useTexts(loginTexts);
  const { frame } = useSnapshot(third);
  return (
    <QrDialog isOpen={frame !== undefined} onClose={closeFrame} title={texts.dingtalk} description={texts.dingtalkHint}>
      {frame !== undefined && <Frame frame={frame} />}
    </QrDialog>
  );
}

function Frame({ frame }: { readonly frame: FrameLogin }) {
  const texts = useTexts(loginTexts);
  const locale = useLocale();
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const words = errorCatalogue.loginFrame.more;
    const shown = element.current;
    if (shown === null) {
      frameFailed(words.element[locale]);
      return undefined;
    }
    if (typeof BroadcastChannel === 'undefined') {
      frameFailed(words.browser[locale]);
      return undefined;
    }
    const handle = (event: MessageEvent<unknown>) => {
      const answer = readFrameMessage(event, { login: frame, window: shown.contentWindow });
      if (answer?.kind === 'failed') frameFailed(answer.words);
      // The page there tells the outcome just as the windows of the other platforms do.
      else if (answer !== undefined) shown.src = answer.next;
    };
    addEventListener('message', handle);
    return () => removeEventListener('message', handle);
  }, [frame, locale]);
  return <iframe ref={element} className={css.frame} title={texts.dingtalk} src={frame.url} />;
}
