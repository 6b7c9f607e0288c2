import { inBoth } from '@lectern/ui/locale';

/** Texts of invitations. */
export const inviteTexts = inBoth({
  heading: ['请同学一起来学', 'Learn together'],
  both: (own: string, friend: string) => [
    `同学注册成功，你得 ${own}，同学得 ${friend}。`,
    `For each friend who signs up, you get ${own} and they get ${friend}.`,
  ],
  onlyOwn: (own: string) => [`同学注册成功，你得 ${own}。`, `For each friend who signs up, you get ${own}.`],
  onlyFriend: (friend: string) => [
    `同学注册成功，可得 ${friend}。`,
    `Each friend who signs up gets ${friend}.`,
  ],
  neither: [
    '把链接发给同学，注册好就能一起学。',
    'Send the link to a friend and learn together once they sign up.',
  ],
  points: (count: number, name: string) => [`${count} ${name || '积分'}`, `${count} ${name || 'points'}`],
  code: ['我的邀请码', 'Your code'],
  link: ['邀请链接', 'Your link'],
  linkHint: ['发给同学，打开就是注册页，邀请码已经填好', 'Opens the sign-up page with your code filled in'],
  copyCode: ['复制邀请码', 'Copy code'],
  copyLink: ['复制链接', 'Copy link'],
  copied: ['已复制', 'Copied'],
  copyFailed: [
    '浏览器没有让我们复制，请选中后自己复制',
    'Your browser blocked copying. Please select and copy it yourself',
  ],
  scan: ['用手机扫码注册', 'Scan to sign up'],
  scanHint: ['同学在身边，让他扫一扫', 'For a friend nearby'],
  rules: ['说明', 'How it works'],
  failed: ['邀请码没有加载出来', 'Your code could not be loaded'],
  list: ['来了的同学', 'Friends who joined'],
  total: (count: number) => [`共 ${count} 位`, `${count} in total`],
  earned: (count: number) => [`+${count}`, `+${count}`],
  unrewarded: ['没有奖励', 'No reward'],
  joined: ['注册于', 'Joined'],
  empty: ['还没有同学来', 'No friends yet'],
  emptyHelp: ['同学用你的链接注册之后，会出现在这里。', 'Friends who sign up with your link appear here.'],
  listFailed: ['名单没有加载出来', 'The list could not be loaded'],
});
