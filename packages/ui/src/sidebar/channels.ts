import { isOn } from '../internal/isOn.ts';
import type { SideBarInfo } from './types.ts';

/** A contact channel: a QR code, links, and a remark. At least one of the first two is present. */
export interface Channel {
  kind: 'wechat' | 'personalWechat' | 'qq' | 'weibo' | 'service' | 'email';
  picture?: string;
  links: readonly { text: string; href: string }[];
  remark?: string;
}

const present = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** Returns the QQ page that opens a chat; marketing accounts (MARKET_QQ_MARKET) use another one. */
function qqHref(number: string, isMarketing: boolean): string {
  const uin = encodeURIComponent(number.trim());
  return isMarketing
    ? `https://wpa1.qq.com/qq?uin=${uin}`
    : `https://wpa.qq.com/msgrd?v=3&uin=${uin}&site=qq&menu=yes`;
}

/** Returns the channels of a school: each only if its flag is on and it has content. */
export function channelsOf(info: SideBarInfo): Channel[] {
  const pictured = (kind: Channel['kind'], picture: unknown, links: Channel['links'] = []): Channel => ({
    kind,
    links,
    ...(present(picture) && { picture }),
  });
  const isMarketing = info.qqType === 'MARKET_QQ_MARKET';
  const numbers = [info.servicePhone, info.servicePhone1, info.servicePhone2].filter(present);
  const emails = (
    Array.isArray(info.serviceEmails)
      ? info.serviceEmails
      : String(info.serviceEmails ?? '').split(/[,;，；\s]+/)
  ).filter(present);

  const channels: (Channel | false)[] = [
    isOn(info.serviceFlag) && {
      kind: 'service',
      links: numbers.map((text) => ({ text, href: `tel:${text.replace(/[^\d+*#-]/g, '')}` })),
      ...(present(info.serviceTime) && { remark: info.serviceTime }),
    },
    isOn(info.weixinFlag) && pictured('wechat', info.weixinPic),
    isOn(info.personalWeixinFlag) && pictured('personalWechat', info.personalWeixinPic),
    isOn(info.qqFlag) && {
      kind: 'qq',
      links: [
        ...(present(info.qqNum) ? [{ text: info.qqNum, href: qqHref(info.qqNum, isMarketing) }] : []),
        ...(present(info.personalqqNum)
          ? [{ text: info.personalqqNum, href: qqHref(info.personalqqNum, false) }]
          : []),
      ],
    },
    isOn(info.weiboFlag) &&
      pictured(
        'weibo',
        info.weiboPic,
        present(info.weiboUrl) ? [{ text: info.weiboUrl, href: info.weiboUrl }] : [],
      ),
    isOn(info.serviceEmailFlag) && {
      kind: 'email',
      links: emails.map((text) => ({ text, href: `mailto:${text}` })),
    },
  ];
  return channels
    .filter((channel) => channel !== false)
    .filter((channel) => channel.picture || channel.links.length > 0);
}
