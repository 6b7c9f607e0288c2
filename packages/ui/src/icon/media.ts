import { createIcon } from './createIcon.tsx';

// Icons of the player and of media. Each is drawn on a 24 px grid and can be tree-shaken.

export const PlayIcon = /* @__PURE__ */ createIcon(
  'M7.5 5v14a.6.6 0 0 0 .9.5l11-7a.6.6 0 0 0 0-1l-11-7a.6.6 0 0 0-.9.5z',
);
export const PauseIcon = /* @__PURE__ */ createIcon('M8 5v14M16 5v14');
export const VolumeIcon = /* @__PURE__ */ createIcon(
  'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
);
export const VolumeOffIcon = /* @__PURE__ */ createIcon('M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5m0-5-5 5');
export const CaptionsIcon = /* @__PURE__ */ createIcon(
  'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9' +
    'a2.5 2.5 0 0 1 2.5 -2.5zM11 10.5a2 2 0 1 0 0 3M17.5 10.5a2 2 0 1 0 0 3',
);
export const FullscreenIcon = /* @__PURE__ */ createIcon(
  'M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9m6 0h3.5A1.5 1.5 0 0 1 20 5.5V9m0 6v3.5a1.5 1.5 0 0 1-1.5 1.5H15m-6 0H5.5A1.5 1.5 0 0 1 4 18.5V15',
);
export const FullscreenExitIcon = /* @__PURE__ */ createIcon(
  'M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4m16 0h-3.5A1.5 1.5 0 0 1 15 7.5V4m0 16v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20',
);
export const PictureInPictureIcon = /* @__PURE__ */ createIcon(
  'M21 10V7a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h5M14 13h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
);
export const VideoIcon = /* @__PURE__ */ createIcon(
  'M5 6h8.5a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8.5a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM15.5 10.5l5.5-3v9l-5.5-3',
);
export const LiveIcon = /* @__PURE__ */ createIcon(
  'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M8.5 15.5a5 5 0 0 1 0-7m7 0a5 5 0 0 1 0 7M5.7 18.3a9 9 0 0 1 0-12.6m12.6 0a9 9 0 0 1 0 12.6',
);
