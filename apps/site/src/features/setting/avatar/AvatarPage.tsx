import { Avatar } from '@lectern/ui/Avatar';
import { Button } from '@lectern/ui/Button';
import { ImageIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { deferred } from '../../../shared/deferred/deferred.tsx';
import { toast } from '../../../shared/overlays/toast.ts';
import { UnlessMuted } from '../../../shared/page/UnlessMuted.tsx';
import { user } from '../../../shared/student/user.store.ts';
import { PersonalFrame } from '../../personal/index.ts';
import { type Area, cropSquare, problemOfPicture, savePicture } from './avatar.store.ts';
import { avatarTexts } from './avatar.texts.ts';
import * as css from './AvatarPage.css.ts';

/** Loaded with the first chosen picture. */
const LateCropper = deferred(async () => (await import('./Cropper.tsx')).Cropper);

/**
 * State and actions of cropping: reads a picture from a file, uploads the chosen area, and holds the current
 * problem.
 */
function useCropping() {
  const texts = useTexts(avatarTexts);
  const [source, setSource] = useState('');
  const [area, setArea] = useState<Area>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => URL.revokeObjectURL(source), [source]);

  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = problemOfPicture(file);
    setProblem(wrong === undefined ? '' : texts[wrong]);
    if (wrong === undefined) setSource(URL.createObjectURL(file));
  };
  const giveUp = () => {
    setSource('');
    setProblem(texts.unreadable);
  };
  const save = async () => {
    if (area === undefined) return;
    setBusy(true);
    try {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const outcome = await savePicture(await cropSquare(picture, area));
      if (!outcome.isDone) return setProblem(outcome.message || texts.failed);
      setSource('');
      toast(texts.saved, { tone: 'success' });
    } catch {
      setProblem(texts.unreadable);
    } finally {
      setBusy(false);
    }
  };
  return { source, canSave: area !== undefined, problem, isBusy, take, setArea, giveUp, save };
}

/** The student's picture (/personal/setting/avatar). */
export default function AvatarPage() {
  const texts = useTexts(avatarTexts);
  const { student } = useSnapshot(user);
  const input = useRef<HTMLInputElement>(null);
  const { source, canSave, problem, isBusy, take, setArea, giveUp, save } = useCropping();
  const handleChoose = () => input.current?.click();
  return (
    <PersonalFrame current="avatar" title={texts.title}>
      <div className={css.layout}>
        <div className={css.work}>
          <UnlessMuted>
            <input
              ref={input}
              className={css.file}
              type="file"
              accept="image/jpeg,image/png"
              aria-label={texts.choose}
              tabIndex={-1}
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                // Cleared, so that the same file can be chosen again.
                event.currentTarget.value = '';
              }}
            />
            {source === '' ? (
              <DropArea onFile={take} onChoose={handleChoose} />
            ) : (
              <>
                <LateCropper key={source} source={source} onArea={setArea} onUnreadable={giveUp} />
                <Inline gap="x3" align="stretch">
                  <Button variant="primary" isBusy={isBusy} disabled={!canSave} onClick={() => void save()}>
                    {texts.save}
                  </Button>
                  <Button onClick={handleChoose}>{texts.changePicture}</Button>
                </Inline>
              </>
            )}
            <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
            <p className={css.hint}>{texts.hint}</p>
          </UnlessMuted>
        </div>
        <figure className={css.current}>
          <Avatar name={student?.name ?? '?'} src={student?.avatar ?? ''} size={120} />
          <figcaption>{texts.current}</figcaption>
        </figure>
      </div>
    </PersonalFrame>
  );
}

interface DropAreaProps {
  readonly onFile: (file: File | undefined) => void;
  readonly onChoose: () => void;
}

/** The area to drop or choose a picture. */
function DropArea({ onFile, onChoose }: DropAreaProps) {
  const texts = useTexts(avatarTexts);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={css.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
      {...(isOver && { 'data-over': '' })}
    >
      <ImageIcon size={32} />
      <span className={css.orDrop}>{texts.drop}</span>
      <Button variant="primary" onClick={onChoose}>
        {texts.choose}
      </Button>
    </div>
  );
}
