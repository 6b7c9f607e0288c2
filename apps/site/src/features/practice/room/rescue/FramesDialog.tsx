import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { Inline } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { QrCode } from '@lectern/ui/shell';
import { useEffect, useMemo, useState } from 'react';
import { splitFrames } from './frames.ts';
import { rescueTexts } from './rescue.texts.ts';
import * as css from './RescuePage.css.ts';

/** How long each code is shown, in milliseconds: long enough for several looks of a slow camera. */
const FRAME_MS = 800;
const EDGE_PX = 300;

interface FramesDialogProps {
  /** The encrypted file; undefined while there is nothing to show. */
  readonly content: string | undefined;
  readonly onClose: () => void;
}

/** Shows an encrypted file as a sequence of codes, for the camera of another device. */
export function FramesDialog({ content, onClose }: FramesDialogProps) {
  const texts = useTexts(rescueTexts);
  return (
    <Dialog
      isOpen={content !== undefined}
      onClose={onClose}
      title={texts.framesTitle}
      description={texts.framesHelp}
      width={400}
    >
      {content !== undefined && <Frames content={content} />}
    </Dialog>
  );
}

/** The codes of a file, which advance by themselves unless the user stops that or prefers reduced motion. */
export function Frames({ content }: { readonly content: string }) {
  const texts = useTexts(rescueTexts);
  const frames = useMemo(() => splitFrames(content), [content]);
  const [position, setPosition] = useState(0);
  const [isTurning, setTurning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const go = (step: number) => setPosition((before) => (before + step + frames.length) % frames.length);
  useEffect(() => {
    if (!isTurning || frames.length < 2) return undefined;
    const timer = setInterval(() => setPosition((before) => (before + 1) % frames.length), FRAME_MS);
    return () => clearInterval(timer);
  }, [isTurning, frames]);
  const frameLabel = texts.frame(position + 1, frames.length);
  return (
    <div className={css.frames}>
      <QrCode text={frames[position] ?? ''} label={frameLabel} size={EDGE_PX} />
      <p>{frameLabel}</p>
      {frames.length > 1 && (
        <Inline gap="x2" align="stretch" justify="center">
          <Button size="small" disabled={isTurning} onClick={() => go(-1)}>
            {texts.frameBefore}
          </Button>
          <Button size="small" onClick={() => setTurning(!isTurning)}>
            {isTurning ? texts.pause : texts.turn}
          </Button>
          <Button size="small" disabled={isTurning} onClick={() => go(1)}>
            {texts.frameAfter}
          </Button>
        </Inline>
      )}
    </div>
  );
}
