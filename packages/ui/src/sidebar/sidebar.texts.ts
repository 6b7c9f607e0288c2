import { inBoth } from '../locale/index.ts';

export const sideBarTexts = inBoth({
  label: ['联系我们', 'Contact us'],
  wechat: ['微信公众号', 'WeChat account'],
  personalWechat: ['微信客服', 'WeChat support'],
  qq: ['QQ 客服', 'QQ support'],
  weibo: ['微博', 'Weibo'],
  weiboLink: ['访问微博主页', 'Visit our Weibo'],
  service: ['客服热线', 'Hotline'],
  serviceTime: ['服务时间', 'Hours'],
  email: ['邮箱', 'Email'],
  top: ['回到顶部', 'Back to top'],
});
