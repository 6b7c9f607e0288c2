import { createIcon } from './createIcon.tsx';

// Objects and subjects of a school. Each is drawn on a 24 px grid and can be tree-shaken.

export const BellIcon = /* @__PURE__ */ createIcon(
  'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5zM10 19.5a2.2 2.2 0 0 0 4 0',
);
export const UsersIcon = /* @__PURE__ */ createIcon(
  'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20a6.5 6.5 0 0 1 13 0M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.5V12l3 2',
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'M6 5.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-11a2 2 0 0 1 2 -2zM4 10h16M8.5 3.5v4m7-4v4',
);
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15');
export const UploadIcon = /* @__PURE__ */ createIcon('M12 15.5V4.5m-4.5 4.5L12 4.5 16.5 9M4.5 19.5h15');
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 11v5.5m4-5.5v5.5',
);
export const EditIcon = /* @__PURE__ */ createIcon(
  'M4 20l.9-4L16 4.9a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.1L8 19.1zM14 7l3 3',
);
export const FileIcon = /* @__PURE__ */ createIcon(
  'M6.5 3.5H14l4.5 4.5v11.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM14 3.5V8h4.5',
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM7 10a1.5 1.5 0 1 0 3 0' +
    'a1.5 1.5 0 1 0 -3 0M4.5 17.5l4.5-4.5 3 3 4-4 4.5 4.5',
);
export const ReceiptIcon = /* @__PURE__ */ createIcon(
  'M5.5 3.5h13v17l-2.6-1.8-2 1.8-1.9-1.8-1.9 1.8-2-1.8-2.6 1.8zM9 8.5h6M9 12.5h6',
);
export const AwardIcon = /* @__PURE__ */ createIcon(
  'M6.5 9.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M8.5 14l-1.5 7 5-2.5 5 2.5-1.5-7',
);
export const TicketIcon = /* @__PURE__ */ createIcon(
  'M4 6.5h16v3.5a2 2 0 0 0 0 4v3.5H4V14a2 2 0 0 0 0-4zM14 6.5v2m0 2.5v2m0 2.5v2',
);
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M19 8V6a1.5 1.5 0 0 0-1.5-1.5H5.5a1.5 1.5 0 0 0 0 3.5H19a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H6' +
    'A2 2 0 0 1 4 17.5V6.5M16.5 13.5v.01',
);
export const QrCodeIcon = /* @__PURE__ */ createIcon(
  'M5 4h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM15 4h4a1 1 0 0 1 1 1v4' +
    'a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1zM5 14h4a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-4a1 1 0 ' +
    '0 1 -1 -1v-4a1 1 0 0 1 1 -1zM14 14h2.5v2.5H14zM20 14v.01M20 20h-2.5m-3.5 0v.01M20 17v3',
);
export const KeyboardIcon = /* @__PURE__ */ createIcon(
  'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM7 10v.01m3.3 0v.01m3.4 0v.01M17 10v.01M8.5 14h7',
);
export const ListIcon = /* @__PURE__ */ createIcon(
  'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01m0 5.5v.01m0 5.5v.01',
);
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M13.3 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M6.3 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0',
);
export const HighlighterIcon = /* @__PURE__ */ createIcon(
  'm14.2 4.6 5.2 5.2-7.9 7.9H6.3v-5.2zM11 7.8l5.2 5.2M4 20.8h16',
);
export const StrikeIcon = /* @__PURE__ */ createIcon(
  'M4 12h16M16.4 7.6C15.8 6 14.2 5 12 5 9.6 5 7.7 6.2 7.7 8.2c0 .6.2 1.1.5 1.6M16 14.3' +
    'c.4.5.6 1 .6 1.6 0 2-2 3.1-4.5 3.1-2.4 0-4.2-1-4.9-2.8',
);
export const TextSizeIcon = /* @__PURE__ */ createIcon(
  'm3 18.5 5-13 5 13M4.7 14.2h6.6M15.2 18.5l2.9-7.6 2.9 7.6m-4.8-2.6h3.8',
);
