import { Button } from '@lectern/ui/Button';
import { CircleCheckIcon, WarningIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { prepareQrCode } from '@lectern/ui/shell';
import { memo, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { whenIdle } from '../../../boot/whenIdle.ts';
import { openLogin } from '../../../shell/access.ts';
import { toast } from '../../../shell/toast.ts';
import { FramesDialog } from '../rescue/FramesDialog.tsx';
import { makeRescueFile, type RescueFile } from '../rescue/rescue.store.ts';
import { rescueTexts } from '../rescue/rescue.texts.ts';
import * as css from './DoingPage.css.ts';
import { room, unsent } from './room.state.ts';
import { roomTexts } from './room.texts.ts';
import { drawStanding } from './standing.ts';
import { useRoomView } from './useRoomView.ts';

/** What to do with the file is two sentences long. */
const TIME_TO_READ_MS = 10_000;

function download({ name, content }: RescueFile): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Takes what waits along, as a file or as codes. It is on its own so that the words beside it, which change before each
 * answer is painted, change alone.
 */
const Rescue = memo(function Rescue({ isOffered }: { readonly isOffered: boolean }) {
  const texts = useTexts(rescueTexts);
  const [shown, setShown] = useState<string>();
  // Without a line the code that draws codes could not be had any more.
  useEffect(() => whenIdle(prepareQrCode), []);
  const makeFile = async () => {
    const file = await makeRescueFile();
    if (file === undefined) toast(texts.impossible, { tone: 'warning' });
    return file;
  };
  const saveFile = async () => {
    const file = await makeFile();
    if (file === undefined) return;
    download(file);
    toast(texts.saved, { tone: 'success', duration: TIME_TO_READ_MS });
  };
  return (
    <>
      {isOffered && (
        <>
          <Button size="small" onClick={() => void saveFile()}>
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

/** Says in words what the server has and what waits here. */
export function SavedState() {
  const texts = useTexts(roomTexts);
  const { line, isDurable, rescueKey } = useSnapshot(room);
  const { questions: waiting } = useSnapshot(unsent);
  const { answered, saved } = useRoomView(drawStanding);
  const words =
    waiting === 0
      ? answered === 0
        ? texts.nothingYet
        : texts.allSaved(saved, answered)
      : line === 'open'
        ? texts.saving(waiting)
        : line === 'loggedOut'
          ? texts.loggedOut(waiting)
          : isDurable
            ? texts.kept(waiting)
            : texts.notDurable;
  const isQuiet = waiting === 0 || line === 'open';
  return (
    <span className={css.saved} role="status" data-line={isQuiet ? 'open' : line}>
      {isQuiet ? <CircleCheckIcon /> : <WarningIcon />}
      {words}
      <Rescue isOffered={line === 'down' && waiting > 0 && rescueKey !== ''} />
      {line === 'loggedOut' && (
        <Button size="small" onClick={() => openLogin('login')}>
          {texts.logIn}
        </Button>
      )}
    </span>
  );
}
