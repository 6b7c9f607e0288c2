import type { Guides } from './guide.ts';

export const shell: Guides = {
  Header1: {
    zh: { use: '一条学校颜色的页头。', avoid: '页面自己选模板：用 HeaderByTemplate，由学校决定。' },
    en: {
      use: 'One band in the school’s colour.',
      avoid: 'A page that chooses for the school: take a HeaderByTemplate.',
    },
  },
  Header2: {
    zh: { use: '白底，搜索在菜单前面的页头。', avoid: '页面自己选模板：用 HeaderByTemplate。' },
    en: {
      use: 'White, with the search before the menu.',
      avoid: 'A page that chooses for the school: take a HeaderByTemplate.',
    },
  },
  Header3: {
    zh: { use: '首页有宽搜索框、菜单另起一行的页头。', avoid: '页面自己选模板：用 HeaderByTemplate。' },
    en: {
      use: 'A wide search on the home page, the menu in its own row.',
      avoid: 'A page that chooses for the school: take a HeaderByTemplate.',
    },
  },
  HeaderFesco: {
    zh: { use: 'FESCO 定制首页的页头。', avoid: '其他学校。' },
    en: { use: 'The header of FESCO’s own home page.', avoid: 'Any other school.' },
  },
  HeaderByTemplate: {
    zh: { use: '学校选了哪个页头就显示哪个。', avoid: '固定的模板：直接用那一个。' },
    en: { use: 'The header that the school chose.', avoid: 'A template that is fixed: take that one.' },
  },
  Footer1: {
    zh: { use: '学校在左、菜单分列、二维码在右的页脚。', avoid: '页面自己选模板：用 FooterByTemplate。' },
    en: {
      use: 'The school on the left, columns, codes on the right.',
      avoid: 'A page that chooses for the school: take a FooterByTemplate.',
    },
  },
  Footer2: {
    zh: { use: '居中、菜单一行的页脚。', avoid: '页面自己选模板：用 FooterByTemplate。' },
    en: {
      use: 'Centred, the menu on one line.',
      avoid: 'A page that chooses for the school: take a FooterByTemplate.',
    },
  },
  Footer3: {
    zh: { use: '菜单横排在上、学校在下的页脚。', avoid: '页面自己选模板：用 FooterByTemplate。' },
    en: {
      use: 'The menu across the top, the school below.',
      avoid: 'A page that chooses for the school: take a FooterByTemplate.',
    },
  },
  Footer4: {
    zh: { use: '话不多的学校用的安静页脚。', avoid: '页面自己选模板：用 FooterByTemplate。' },
    en: {
      use: 'Quiet lines, for schools that say little.',
      avoid: 'A page that chooses for the school: take a FooterByTemplate.',
    },
  },
  FooterFesco: {
    zh: { use: 'FESCO 定制首页的页脚。', avoid: '其他学校。' },
    en: { use: 'The footer of FESCO’s own home page.', avoid: 'Any other school.' },
  },
  FooterByTemplate: {
    zh: { use: '学校选了哪个页脚就显示哪个。', avoid: '固定的模板：直接用那一个。' },
    en: { use: 'The footer that the school chose.', avoid: 'A template that is fixed: take that one.' },
  },
  SideBar: {
    zh: { use: '浮在右侧的联系方式和回到顶部。', avoid: '导航：放在页头或 TabBar。' },
    en: {
      use: 'The floating contacts, and the way back to the top.',
      avoid: 'Navigation: it belongs in the header or the TabBar.',
    },
  },
  BackToTop: {
    zh: { use: '长页面滚动之后回到顶部。', avoid: '页内目录：用 Anchor。' },
    en: { use: 'The way back up a long page.', avoid: 'The contents of a page: take an Anchor.' },
  },
  TabBar: {
    zh: { use: '手机底部的四个主要入口。', avoid: '电脑上的导航：在页头里。' },
    en: {
      use: 'The four main places at the bottom of a phone.',
      avoid: 'Wide screens: the header has them.',
    },
  },
  SkipLink: {
    zh: { use: '键盘的第一站：跳过页头到正文。', avoid: '普通的页内链接：用 Link。' },
    en: {
      use: 'The keyboard’s first stop: over the header to the content.',
      avoid: 'Links within a page: take a Link.',
    },
  },
  QrCode: {
    zh: { use: '页面里的二维码，任何主题下都能扫。', avoid: '要说明和关闭的：用 QrDialog。' },
    en: {
      use: 'A code within a page that scans in every theme.',
      avoid: 'One with words and a way to close: take a QrDialog.',
    },
  },
  TestDomainBanner: {
    zh: { use: '提醒学校还在测试域名上。', avoid: '其他通知。' },
    en: { use: 'Warning that the school is on a test domain.', avoid: 'Other news.' },
  },
};
