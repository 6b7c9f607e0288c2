export { place, type Box, type Placement } from './place.ts';
export { Popup, type PopupCloseReason, type PopupProps } from './Popup.tsx';
export { useIsPhone, useIsTouch } from './useMedia.ts';
