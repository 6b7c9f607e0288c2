import { QrDialog } from '@lectern/ui/dialogs';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { loginTexts } from '../login.texts.ts';
import { closeFrame, showCodeInFrame, third } from './third.store.ts';
import * as css from '../login.css.ts';

/** A dialog with the workplace messenger's code, rendered in the messenger's own frame. */
export function DingTalkDialog() {
  const texts = useTexts(loginTexts);
  const isOpen = useSnapshot(third).frame !== undefined;
  return (
    <QrDialog isOpen={isOpen} onClose={closeFrame} title={texts.dingtalk} description={texts.dingtalkHint}>
      {isOpen && <Frame title={texts.dingtalk} />}
    </QrDialog>
  );
}

function Frame({ title }: { readonly title: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    void showCodeInFrame(container.current, title, unmounted.signal);
    return () => unmounted.abort();
  }, [title]);
  return <div ref={container} className={css.frame} />;
}
