import { createIcon } from './createIcon.tsx';

// Icons of the header and the tab bar, which every page shows. They are in a module of their own, since
// bundlers keep modules in one piece, and the first page should load no other icons.

export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9 6 6 6-6');
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6 6 18');
export const MenuIcon = /* @__PURE__ */ createIcon('M4 6.5h16M4 12h16M4 17.5h16');
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z');
export const SearchIcon = /* @__PURE__ */ createIcon(
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.8 15.8 20 20',
);
export const SunIcon = /* @__PURE__ */ createIcon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5V4m0 16v1.5M2.5 12H4m16 0h1.5M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1',
);
export const WarningIcon = /* @__PURE__ */ createIcon(
  'M10.6 4.7 2.9 18a1.6 1.6 0 0 0 1.4 2.4h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.7a1.6 1.6 0 0 0-2.8 0zM12 10v4.2m0 2.7v.01',
);
export const BookIcon = /* @__PURE__ */ createIcon(
  'M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2zm0 0V20',
);
export const CartIcon = /* @__PURE__ */ createIcon(
  'M3 4h2.2l2.3 11h10.3l2-8H6M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M15.5 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const GridIcon = /* @__PURE__ */ createIcon(
  'M5.2 4h4.1a1.2 1.2 0 0 1 1.2 1.2v4.1a1.2 1.2 0 0 1-1.2 1.2h-4.1a1.2 1.2 0 0 1-1.2-1.2v-4.1' +
    'a1.2 1.2 0 0 1 1.2-1.2zM14.7 4h4.1a1.2 1.2 0 0 1 1.2 1.2v4.1a1.2 1.2 0 0 1-1.2 1.2h-4.1a1.2 1.2 0 0 ' +
    '1-1.2-1.2v-4.1a1.2 1.2 0 0 1 1.2-1.2zM5.2 13.5h4.1a1.2 1.2 0 0 1 1.2 1.2v4.1a1.2 1.2 0 0 1-1.2 ' +
    '1.2h-4.1a1.2 1.2 0 0 1-1.2-1.2v-4.1a1.2 1.2 0 0 1 1.2-1.2zM14.7 13.5h4.1a1.2 1.2 0 0 1 1.2 ' +
    '1.2v4.1a1.2 1.2 0 0 1-1.2 1.2h-4.1a1.2 1.2 0 0 1-1.2-1.2v-4.1a1.2 1.2 0 0 1 1.2-1.2z',
);
export const HomeIcon = /* @__PURE__ */ createIcon(
  'm4 11 8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
);
export const MessageIcon = /* @__PURE__ */ createIcon(
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5z',
);
export const NotebookIcon = /* @__PURE__ */ createIcon(
  'M7.5 3.5h10a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-14' +
    'a1.5 1.5 0 0 1 1.5-1.5zM4 8h3.5M4 12h3.5M4 16h3.5M11 8h4.5M11 12h4.5',
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM11 17.5h2',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5a7.5 7.5 0 0 1 15 0',
);
