import { drawnLogo } from '../headers/headers.samples.ts';
import type { FooterProps } from './types.ts';

const code = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 ' +
    '1h2v3H9zM9 6h1v4H7V9h2zM12 9h4v2h-2v3h-2zM17 12h4v2h-4zM9 13h2v2h3v3h-2v2H9zM16 ' +
    '16h2v2h3v3h-2v-2h-3z"/><path fill="#fff" d="M1 1h5v5H1zM15 1h5v5h-5zM1 15h5v5H1z"/><path d="M2 ' +
    '2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2z"/></svg>',
)}`;

const column = (name: string, children: readonly string[]) => ({
  id: name,
  name,
  children: children.map((child) => ({
    id: child,
    name: child,
    href: `#/sysPageHeadFoot/showDetail/${child}`,
  })),
});

/** A school with every field filled in. */
export const full = {
  info: {
    logoType: 'picture',
    logoPic: drawnLogo('#8fb4f0', '明远学校'),
    logoText: '明远在线学校',
    overview: '让认真学习的人，随时有好老师。\n自 2009 年起，为一百二十万学员讲课、答疑、出题。',
    companyAddress: '上海市徐汇区漕溪北路 88 号',
    copyright: '© 2009–2026',
    companyName: '明远教育科技有限公司',
    icpNo: '沪ICP备00000001号-1',
    securityRegno: '沪公网安备 31000000000001号',
    securityLink: 'https://beian.mps.gov.cn/',
    tencentWechat: code,
    tencentWechatFlag: 1,
    sinaWeibo: code,
    sinaWeiboFlag: '1',
    tencentWeibo: code,
    tencentWeiboFlag: 0,
  },
  menus: [
    column('关于我们', ['学校简介', '师资团队', '加入我们']),
    column('学习指南', ['如何报名', '如何听课', '考试说明']),
    column('服务支持', ['帮助中心', '发票与退费', '联系我们']),
  ],
} satisfies FooterProps;

/** The school's name as text, no menu, no QR codes. */
export const textOnly = {
  info: { logoType: 'text', logoText: '明远在线学校', icpNo: '沪ICP备00000001号-1' },
  menus: [],
} satisfies FooterProps;

const long = '很长的说明'.repeat(40);

/** Invalid and missing values, as servers send them at times. */
export const hostile = {
  info: {
    logoType: 'picture',
    logoPic: 'data:image/png;base64,broken',
    logoText: long,
    overview: `${long} https://example.org/${'a'.repeat(200)}`,
    companyAddress: 'شارع الجامعة ١٢',
    companyName: null,
    icpNo: '👨‍👩‍👧‍👦 1',
    securityRegno: '1',
    securityLink: 'javascript:alert(1)',
    securityIco: 'data:image/png;base64,broken',
    tencentWechat: 'data:image/png;base64,broken',
    tencentWechatFlag: true,
    sinaWeibo: null,
    sinaWeiboFlag: 1,
  },
  menus: [
    { id: '1', name: long, href: null },
    { id: '2', name: ' ', children: null },
    { id: '3', name: 'مساعدة', href: '#/x', children: [{ id: '3-1', name: long }] },
  ],
} satisfies FooterProps;
