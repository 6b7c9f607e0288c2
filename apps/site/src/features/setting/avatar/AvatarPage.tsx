import { Avatar } from '@lectern/ui/Avatar';
import { Button } from '@lectern/ui/Button';
import { ImageIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { user } from '../../../shared/student/user.store.ts';
import { PersonalFrame } from '../../personal/index.ts';
import { type Area, cutOut, problemOfPicture, savePicture } from './avatar.store.ts';
import { avatarTexts } from './avatar.texts.ts';
import * as css from './AvatarPage.css.ts';

/** Comes with the first picture that is chosen. */
const LateCropper = deferred(async () => (await import('./Cropper.tsx')).Cropper);

/** The student's picture (/personal/setting/avatar). */
export default function AvatarPage() {
  const texts = useTexts(avatarTexts);
  const { student } = useSnapshot(user);
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState('');
  const [area, setArea] = useState<Area>();
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => URL.revokeObjectURL(source), [source]);

  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = problemOfPicture(file);
    setProblem(wrong === undefined ? '' : texts[wrong]);
    if (wrong === undefined) setSource(URL.createObjectURL(file));
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  const handleSave = async () => {
    if (area === undefined) return;
    setBusy(true);
    try {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const outcome = await savePicture(await cutOut(picture, area));
      if (!outcome.isDone) return setProblem(outcome.message || texts.failed);
      setSource('');
      toast(texts.saved, { tone: 'success' });
    } catch {
      setProblem(texts.unreadable);
    } finally {
      setBusy(false);
    }
  };

  return (
    <PersonalFrame current="avatar" title={texts.title}>
      <div className={css.layout}>
        <div className={css.work}>
          <input
            ref={input}
            className={css.file}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={texts.choose}
            tabIndex={-1}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              // The same file may be chosen again.
              event.currentTarget.value = '';
            }}
          />
          {source === '' ? (
            <div
              className={css.drop}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
              }}
              onDragLeave={() => setOver(false)}
              onDrop={handleDrop}
              {...(isOver && { 'data-over': '' })}
            >
              <ImageIcon size={32} />
              {texts.drop}
              <Button variant="primary" onClick={() => input.current?.click()}>
                {texts.choose}
              </Button>
            </div>
          ) : (
            <>
              <LateCropper
                key={source}
                source={source}
                onArea={setArea}
                onUnreadable={() => {
                  setSource('');
                  setProblem(texts.unreadable);
                }}
              />
              <Inline gap="x3" align="stretch">
                <Button
                  variant="primary"
                  isBusy={isBusy}
                  disabled={area === undefined}
                  onClick={() => void handleSave()}
                >
                  {texts.save}
                </Button>
                <Button onClick={() => input.current?.click()}>{texts.again}</Button>
              </Inline>
            </>
          )}
          <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
          <p className={css.hint}>{texts.hint}</p>
        </div>
        <figure className={css.now}>
          <Avatar name={student?.name ?? '?'} src={student?.avatar ?? ''} size={120} />
          <figcaption>{texts.current}</figcaption>
        </figure>
      </div>
    </PersonalFrame>
  );
}
