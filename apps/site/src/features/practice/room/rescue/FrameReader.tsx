import { Button } from '@lectern/ui/Button';
import { Stack } from '@lectern/ui/layout';
import { useTexts } from '@lectern/ui/locale';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { camera, discardFrames, readFrames, stopCamera } from './camera.store.ts';
import { rescueTexts } from './rescue.texts.ts';
import * as css from './RescuePage.css.ts';

/** Reads the codes that another device shows, with this device's camera. */
export function FrameReader() {
  const texts = useTexts(rescueTexts);
  const { step, count, total } = useSnapshot(camera);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => discardFrames, []);
  const isOn = step === 'starting' || step === 'reading';
  const begin = () => {
    if (video.current !== null) void readFrames(video.current);
  };
  return (
    <Stack gap="x3" align="start">
      <Button isBusy={step === 'starting'} onClick={isOn ? stopCamera : begin}>
        {isOn ? texts.stopCamera : texts.useCamera}
      </Button>
      <video
        ref={video}
        className={css.view}
        hidden={!isOn}
        muted
        playsInline
        aria-label={texts.cameraView}
      />
      <p className={css.help} role="status">
        {step === 'reading' && (total === 0 ? texts.aim : texts.framesRead(count, total))}
      </p>
      {(step === 'denied' || step === 'missing' || step === 'lost') && (
        <p className={css.outcome} data-tone="problem" role="alert">
          {texts[step]}
        </p>
      )}
    </Stack>
  );
}
