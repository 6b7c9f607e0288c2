import { createIcon } from './createIcon.tsx';

// Directions and exits. Each is drawn on a 24 px grid and can be tree-shaken.

export const ChevronUpIcon = /* @__PURE__ */ createIcon('m6 15 6-6 6 6');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('m15 6-6 6 6 6');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m9 6 6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M19 12H5m6-6-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M5 12h14m-6-6 6 6-6 6');
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M12 19V5m-6 6 6-6 6 6');
export const SortIcon = /* @__PURE__ */ createIcon('M8 5v14m-4-4 4 4 4-4m4 4V5m-4 4 4-4 4 4');
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(
  'M14 4h6v6m0-6-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M20 11a8 8 0 0 0-14.5-4L3.5 9m0-5v5h5M4 13a8 8 0 0 0 14.5 4l2-2m0 5v-5h-5',
);
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'M10 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h4m5 12 4-4-4-4m4 4H9',
);
