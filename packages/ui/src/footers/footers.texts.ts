import type { Texts } from '../locale/index.ts';

interface FooterTexts {
  label: string;
  address: string;
  channels: { wechat: string; sina: string; tencent: string };
}

export const footerTexts: Texts<FooterTexts> = {
  zh: {
    label: '页脚导航',
    address: '地址',
    channels: { wechat: '微信公众号', sina: '新浪微博', tencent: '腾讯微博' },
  },
  en: {
    label: 'Footer',
    address: 'Address',
    channels: { wechat: 'WeChat', sina: 'Weibo', tencent: 'Tencent Weibo' },
  },
};
