import { inBoth } from '../locale/index.ts';

export const footerTexts = inBoth({
  label: ['页脚导航', 'Footer'],
  address: ['地址', 'Address'],
  channels: {
    wechat: ['微信公众号', 'WeChat'],
    sina: ['新浪微博', 'Weibo'],
    tencent: ['腾讯微博', 'Tencent Weibo'],
  },
});
