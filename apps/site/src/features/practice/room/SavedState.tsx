import { Button } from '@lectern/ui/Button';
import { CircleCheckIcon, WarningIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { prepareQrCode } from '@lectern/ui/shell';
import { memo, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { subscribe } from 'valtio/vanilla';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import { openLogin } from '../../../shared/session/login.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { FramesDialog } from './rescue/FramesDialog.tsx';
import { saveFile } from '../../../shared/saveFile.ts';
import { makeRescueFile } from './rescue/rescue.store.ts';
import { rescueTexts } from './rescue/rescue.texts.ts';
import * as css from './DoingPage.css.ts';
import { connectionStateOf, room, unsent } from './state/room.state.ts';
import { roomTexts } from './room.texts.ts';
import { drawProgress, type Progress } from './state/progress.ts';

/** Duration of the toast, which explains the file in two sentences. */
const TIME_TO_READ_MS = 10_000;

/**
 * Offers the unsaved answers as a file or as codes. Memoised separately, because the text beside it changes
 * before each answer is painted.
 */
const Rescue = memo(function Rescue({ isOffered }: { readonly isOffered: boolean }) {
  const texts = useTexts(rescueTexts);
  const [shown, setShown] = useState<string>();
  // Preloaded: offline, the code that draws QR codes could not be loaded any more.
  useEffect(() => whenIdle(prepareQrCode), []);
  const makeFile = async () => {
    const file = await makeRescueFile();
    if (file === undefined) toast(texts.impossible, { tone: 'warning' });
    return file;
  };
  const handleSave = async () => {
    const file = await makeFile();
    if (file === undefined) return;
    saveFile(file);
    toast(texts.saved, { tone: 'success', duration: TIME_TO_READ_MS });
  };
  return (
    <>
      {isOffered && (
        <>
          <Button size="small" onClick={() => void handleSave()}>
            {texts.save}
          </Button>
          <Button size="small" onClick={() => void makeFile().then((file) => setShown(file?.content))}>
            {texts.show}
          </Button>
        </>
      )}
      <FramesDialog content={shown} onClose={() => setShown(undefined)} />
    </>
  );
});

const follow = (listener: () => void) => {
  const stops = [subscribe(room, listener), subscribe(unsent, listener)];
  return () => stops.forEach((stop) => stop());
};

/** Whether something is unsaved and cannot be sent now. */
const isSavingBlocked = (): boolean => unsent.questions > 0 && connectionStateOf(room) !== 'open';

/** Returns the text that says what the server has saved and what is still on the device. */
function savedMessage(texts: typeof roomTexts.zh, { answered, saved }: Progress): string {
  const waiting = unsent.questions;
  const state = connectionStateOf(room);
  if (state === 'down' && !room.isDurable) return texts.notDurable;
  if (waiting === 0) {
    if (state === 'down') return texts.cut;
    return answered === 0 ? texts.nothingYet : texts.allSaved(saved, answered);
  }
  if (state === 'open') return texts.saving(waiting);
  return state === 'loggedOut' ? texts.loggedOut(waiting) : texts.kept(waiting);
}

/**
 * The saving status. Its text is written directly into the DOM: it must change in the same frame that shows a
 * choice, and a React render of its surroundings took longer than that frame.
 */
function SavedMessage() {
  const texts = useTexts(roomTexts);
  const output = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    let progress: Progress | undefined;
    const write = () => {
      if (progress === undefined || unsent.questions === 0) progress = drawProgress(progress);
      const message = savedMessage(texts, progress);
      if (output.current !== null && output.current.textContent !== message)
        output.current.textContent = message;
    };
    write();
    const stops = [subscribe(room, write), subscribe(unsent, write, true)];
    return () => stops.forEach((stop) => stop());
  }, [texts]);
  return <span ref={output} className={css.savedText} />;
}

/** Shows what the server has saved and what is still on the device. */
export function SavedState() {
  const texts = useTexts(roomTexts);
  const { delivery, isCut, rescueKey } = useSnapshot(room);
  const state = connectionStateOf({ delivery, isCut });
  const isWaiting = useSyncExternalStore(follow, isSavingBlocked, isSavingBlocked);
  const isShown = isWaiting || state === 'down';
  return (
    <span className={css.saved} role="status" data-state={isShown ? state : 'open'}>
      {isShown ? <WarningIcon /> : <CircleCheckIcon />}
      <SavedMessage />
      <Rescue isOffered={isWaiting && state === 'down' && rescueKey !== ''} />
      {state === 'loggedOut' && (
        <Button size="small" onClick={() => openLogin('login')}>
          {texts.logIn}
        </Button>
      )}
    </span>
  );
}
