import { createIcon } from '../icon/createIcon.tsx';

// Icons of the channels, on a 24 px grid like the other icons.

export const WechatIcon = /* @__PURE__ */ createIcon(
  'M15 8.5C14.6 6 12.1 4 9 4 5.4 4 2.5 6.4 2.5 9.5c0 1.7.9 3.2 2.4 4.2L4.5 16l2.4-1.2M9.5 14.5' +
    'c0 2.5 2.7 4.5 6 4.5.7 0 1.4-.1 2-.3l2.2 1.1-.4-2c1.3-.8 2.2-2 2.2-3.3 0-2.5-2.7-4.5-6-4.5s-6 2-6 4.5z',
);
export const QqIcon = /* @__PURE__ */ createIcon(
  'M12 3C9.2 3 7.5 5 7.5 8v2.5L5 14.8c-.5 1 .3 1.5 1.2.8.3 1.3 1 2.3 1.9 3-1 .4-1 1.9.2 1.9h7.4' +
    'c1.2 0 1.2-1.5.2-1.9.9-.7 1.6-1.7 1.9-3 .9.7 1.7.2 1.2-.8l-2.5-4.3V8c0-3-1.7-5-4.5-5zM7.5 10.5c2.7 ' +
    '1.3 6.3 1.3 9 0',
);
export const WeiboIcon = /* @__PURE__ */ createIcon(
  'M10 8.5c-4 0-7 2.7-7 5.9S6 20 10 20s7-2.5 7-5.6-3-5.9-7-5.9zm0 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z' +
    'M15 4a5.5 5.5 0 0 1 6 6m-6-2.8A2.6 2.6 0 0 1 17.8 10',
);
export const HeadsetIcon = /* @__PURE__ */ createIcon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13h2.5v6H6a2 2 0 0 1-2-2v-4zm16 0h-2.5v6m2.5-6v4a4 4 0 0 1-4 4h-3',
);
export const MailIcon = /* @__PURE__ */ createIcon('M4 5.5h16v13H4zM4 7l8 6 8-6');
