import type { Guides } from './guide.ts';

export const feedback: Guides = {
  EmptyState: {
    zh: { use: '说明这里为什么没有内容，以及下一步做什么。', avoid: '还在加载：用 Skeleton。' },
    en: {
      use: 'Saying why there is nothing here, and what to do next.',
      avoid: 'What is still loading: take a Skeleton.',
    },
  },
  Result: {
    zh: { use: '一件事做完之后的整页结果：支付成功、交卷成功、失败。', avoid: '顺手的一句反馈：用 Toast。' },
    en: {
      use: 'A page that says how something ended: paid, handed in, failed.',
      avoid: 'A word in passing: take a Toast.',
    },
  },
  Progress: {
    zh: { use: '某件事完成了多少，例如一门课学了几成。', avoid: '一共几步、走到第几步：用 Stepper。' },
    en: {
      use: 'How far something has come, as a course.',
      avoid: 'Which step of several it is: take a Stepper.',
    },
  },
  ProgressRing: {
    zh: {
      use: '卡片上一眼看到的进度，数字在环里。',
      avoid: '一行里的进度：用 Progress；分数：用 ScoreRing。',
    },
    en: {
      use: 'Progress at a glance on a card, its figure inside.',
      avoid: 'Progress in a line: take a Progress; a score: take a ScoreRing.',
    },
  },
  LateLayer: {
    zh: { use: '包住点开时才下载代码的弹窗或抽屉。', avoid: '页面里的一块内容：用 Suspense 和 Skeleton。' },
    en: {
      use: 'Around a dialog or drawer whose code is downloaded when it opens.',
      avoid: 'A part of the page: take Suspense with a Skeleton.',
    },
  },
  Skeleton: {
    zh: { use: '内容到来之前，占住它将来的位置。', avoid: '不知道会有什么：用 Spinner。' },
    en: {
      use: 'Holding the place of what is on its way.',
      avoid: 'What has no known shape: take a Spinner.',
    },
  },
  Spinner: {
    zh: { use: '很快就会结束的等待，放在按钮或一行字旁边。', avoid: '整页的等待：用 Skeleton。' },
    en: {
      use: 'A short wait beside a word or in a button.',
      avoid: 'A whole page on its way: take a Skeleton.',
    },
  },
  StudyGates: {
    zh: { use: '进入课时之前要过的几关：签协议、人脸、完善信息。', avoid: '其他流程：用 Stepper。' },
    en: {
      use: 'The gates before a lesson: agreement, face, information.',
      avoid: 'Any other way: take a Stepper.',
    },
  },
  Stepper: {
    zh: { use: '几步流程走到了哪里，只说明不能按。', avoid: '可以切换的内容：用 Tabs。' },
    en: {
      use: 'How far something of several steps has come; it tells and leads nowhere.',
      avoid: 'Parts that can be chosen: take Tabs.',
    },
  },
  Toaster: {
    zh: {
      use: '做完之后顺口说一句，几秒后自己消失。',
      avoid: '必须回答的问题：用 ConfirmDialog；表单里的错误：写在字段下面。',
    },
    en: {
      use: 'A word in passing after something was done.',
      avoid: 'A question that needs an answer: take a ConfirmDialog; a field’s mistake stands at the field.',
    },
  },
};
