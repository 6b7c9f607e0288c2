import type { Texts } from '../locale/index.ts';

const zh = {
  label: '联系我们',
  wechat: '微信公众号',
  personalWechat: '微信客服',
  qq: 'QQ 客服',
  weibo: '微博',
  weiboLink: '访问微博主页',
  service: '客服热线',
  serviceTime: '服务时间',
  email: '邮箱',
  top: '回到顶部',
};

export const sideBarTexts: Texts<typeof zh> = {
  zh,
  en: {
    label: 'Contact us',
    wechat: 'WeChat account',
    personalWechat: 'WeChat support',
    qq: 'QQ support',
    weibo: 'Weibo',
    weiboLink: 'Visit our Weibo',
    service: 'Hotline',
    serviceTime: 'Hours',
    email: 'Email',
    top: 'Back to top',
  },
};
