import { Button } from '@lectern/ui/Button';
import { WarningIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { openLogin } from '../../../shared/session/login.ts';
import { checkFace } from '../../face/index.ts';
import { noticeTexts } from './notices.texts.ts';
import { connectionStateOf } from './state/room.state.ts';
import { takeOverRoom, room } from './room.store.ts';
import * as css from './RoomNotices.css.ts';
import { checkAttemptFace } from './exam/attempt.store.ts';

/** Shows why no answers can be given here, or what the exam requires; nothing if there is no such notice. */
export function RoomNotices() {
  const texts = useTexts(noticeTexts);
  const { seat, isOver, delivery, isCut, unsaved, exam } = useSnapshot(room);
  const waiting = Object.keys(unsaved).length;
  if (seat === 'otherDevice') {
    return (
      <Notice action={<Button onClick={() => openLogin('login')}>{texts.goOnHere}</Button>}>
        {waiting === 0 ? texts.otherDevice : texts.otherDeviceKept(waiting)}
      </Notice>
    );
  }
  if (seat === 'otherTab')
    return (
      <Notice action={<Button onClick={takeOverRoom}>{texts.answerHere}</Button>}>{texts.otherTab}</Notice>
    );
  if (isOver)
    return (
      <Notice>
        {connectionStateOf({ delivery, isCut }) === 'open' ? texts.over : texts.overOffline(waiting)}
      </Notice>
    );
  return exam?.isFaceDue === true ? <FaceNotice /> : null;
}

function FaceNotice() {
  const texts = useTexts(noticeTexts);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setProblem(await checkAttemptFace(checkFace));
    setBusy(false);
  };
  return (
    <Notice
      action={
        <Button variant="primary" isBusy={isBusy} onClick={() => void check()}>
          {texts.checkFace}
        </Button>
      }
    >
      {problem === '' ? texts.faceDue : problem}
    </Notice>
  );
}

function Notice({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <div className={css.notice} role="alert">
      <WarningIcon size={20} />
      <p className={css.text}>{children}</p>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
