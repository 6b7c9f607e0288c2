import type { Texts } from '../locale/index.ts';

const zh = {
  label: '页脚导航',
  address: '地址',
  channels: { wechat: '微信公众号', sina: '新浪微博', tencent: '腾讯微博' },
};

export const footerTexts: Texts<typeof zh> = {
  zh,
  en: {
    label: 'Footer',
    address: 'Address',
    channels: { wechat: 'WeChat', sina: 'Weibo', tencent: 'Tencent Weibo' },
  },
};
