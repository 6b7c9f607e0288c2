import { createIcon } from './createIcon.tsx';

// Actions and states. Each is drawn on a 24 px grid and can be tree-shaken.

export const CheckIcon = /* @__PURE__ */ createIcon('m5 12.5 4.5 4.5L19 7.5');
/** A crossed check mark, which teachers use for a partly right answer. */
export const CrossedCheckIcon = /* @__PURE__ */ createIcon('m4 12.5 5 5L20 6.5m-8 3 4 4');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M4.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0 -1 0M11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0 -1 0M18.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0 -1 0',
);
export const FilterIcon = /* @__PURE__ */ createIcon('M4 6h16M7 12h10m-7 6h4');
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5m0-8.2v.01',
);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8.3 12.3l2.5 2.5 4.9-5',
);
export const CircleCloseIcon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9.2 9.2l5.6 5.6m0-5.6-5.6 5.6',
);
export const HelpIcon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9.6 9.5a2.5 2.5 0 1 1 3.7 2.3c-.8.4-1.3 1-1.3 1.9m0 2.8v.01',
);
export const LockIcon = /* @__PURE__ */ createIcon(
  'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2zM8 11V8a4 4 0 0 1 8 0v3',
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
);
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M9.9 5.7a9 9 0 0 1 2.1-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.4 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5' +
    'a9.3 9.3 0 0 0 4.7-1.3M9.9 10a2.8 2.8 0 0 0 4 4M4 4l16 16',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
);
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 15.2 12 20 12 20z',
);
export const FlagIcon = /* @__PURE__ */ createIcon('M5.5 21V4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0');
export const BookmarkIcon = /* @__PURE__ */ createIcon(
  'M6.5 4h11a1 1 0 0 1 1 1v15L12 16l-6.5 4V5a1 1 0 0 1 1-1z',
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5' +
    'c-2.4-2.3-3.6-5.2-3.6-8.5s1.2-6.2 3.6-8.5z',
);
