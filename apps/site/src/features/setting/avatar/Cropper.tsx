import { useTexts } from '@lectern/ui/locale';
import { Slider } from '@lectern/ui/Slider';
import { useState } from 'react';
import EasyCrop from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from './avatar.store.ts';
import { avatarTexts } from './avatar.texts.ts';
import * as css from './AvatarPage.css.ts';

interface CropperProps {
  /** Address of the picture, as `blob:`. */
  readonly source: string;
  /** Called with the chosen area, in the picture's own pixels. */
  readonly onArea: (area: Area) => void;
  /** Called if the browser cannot open the picture. */
  readonly onUnreadable: () => void;
}

const LARGEST = 4;

/** Chooses a round area of a picture, by pointer, touch, wheel or keyboard. */
export function Cropper({ source, onArea, onUnreadable }: CropperProps) {
  const texts = useTexts(avatarTexts);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={css.stage}>
        <EasyCrop
          image={source}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
          cropperProps={{ role: 'application', 'aria-label': texts.crop }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          disableAutomaticStylesInjection
        />
      </div>
      <Slider
        label={texts.zoom}
        hasFigure
        min={1}
        max={LARGEST}
        step={0.05}
        value={zoom}
        format={(times) => `${Math.round(times * 100)}%`}
        onChange={setZoom}
      />
    </>
  );
}
