import type { Texts } from '@lectern/ui/locale';

interface DetailTexts {
  courses: string;
  kinds: Record<'live' | 'recorded' | 'package', string>;
  levels: readonly [string, string, string, string, string];
  facts: {
    lessons: (count: number) => string;
    courses: (count: number) => string;
    duration: (hours: number) => string;
    students: (count: string) => string;
    reviews: (count: number) => string;
    level: string;
    language: string;
    hours: string;
    hoursValue: (hours: number) => string;
    prerequisites: string;
    provider: string;
    total: string;
    length: string;
  };
  outcomes: string;
  parts: Record<'contents' | 'courses' | 'about' | 'teacher' | 'reviews', string>;
  partsLabel: string;
  actions: {
    enterLive: string;
    begin: string;
    goOn: string;
    openPackage: string;
    startFree: string;
    goToCart: string;
    addToCart: string;
    offSale: string;
  };
  addFailed: string;
  promises: readonly string[];
  packagePromises: readonly string[];
  share: Readonly<Record<'label' | 'help' | 'code' | 'copy' | 'copied' | 'notCopied', string>>;
  collect: string;
  collected: string;
  collectFailed: string;
  startFailed: string;
  started: string;
  owned: string;
  progress: string;
  save: (money: string) => string;
  openAll: string;
  closeAll: string;
  chapterCount: (lessons: number, time: string) => string;
  preview: string;
  locked: string;
  finished: string;
  begun: string;
  live: Record<'upcoming' | 'now' | 'replay' | 'over', string>;
  minutes: (minutes: number) => string;
  hoursMinutes: (hours: number, minutes: number) => string;
  noContents: string;
  links: string;
  inPackages: string;
  related: string;
  moreOfTeacher: string;
  ratingOf: (stars: number, count: number) => string;
  allReviews: string;
  stars: (count: number) => string;
  reply: string;
  mine: string;
  noReviews: string;
  noReviewsFor: string;
  write: string;
  rate: string;
  say: string;
  sayHint: string;
  send: string;
  thanks: string;
  sendFailed: string;
  sendMissing: string;
  missing: string;
  missingHelp: string;
  toCourses: string;
  failed: string;
}

export const detailTexts: Texts<DetailTexts> = {
  zh: {
    courses: '全部课程',
    kinds: { live: '直播课', recorded: '录播课', package: '套餐' },
    levels: ['零基础', '入门', '进阶', '提高', '挑战'],
    facts: {
      lessons: (count) => `${count} 节`,
      courses: (count) => `${count} 门课程`,
      duration: (hours) => `${hours} 小时`,
      students: (count) => `${count} 人已学`,
      reviews: (count) => `${count} 条评价`,
      level: '难度',
      language: '语言',
      hours: '建议学时',
      hoursValue: (hours) => `约 ${hours} 小时`,
      prerequisites: '先修要求',
      provider: '来自',
      total: '内容',
      length: '时长',
    },
    outcomes: '你将学会',
    parts: {
      contents: '课程目录',
      courses: '包含课程',
      about: '课程介绍',
      teacher: '授课老师',
      reviews: '学员评价',
    },
    partsLabel: '本页内容',
    actions: {
      enterLive: '进入直播',
      begin: '开始学习',
      goOn: '继续学习',
      openPackage: '去学习',
      startFree: '免费学习',
      goToCart: '去购物车',
      addToCart: '加入购物车',
      offSale: '已下架',
    },
    addFailed: '没有加入成功，请检查网络后再试',
    promises: ['购买后随时可学', '手机、电脑进度同步', '课后练习与错题本'],
    packagePromises: ['购买后全部课程随时可学', '一份进度，多门课程', '比单独购买更省'],
    share: {
      label: '分享',
      help: '用微信扫一扫，在手机上打开，或转给朋友',
      code: '打开这门课的二维码',
      copy: '复制链接',
      copied: '链接已复制',
      notCopied: '没有复制成功，可以长按上面的地址来复制',
    },
    collect: '收藏',
    collected: '已收藏',
    collectFailed: '收藏没有保存，请稍后再试',
    startFailed: '没有报名成功，请检查网络后再试',
    started: '已加入我的课程',
    owned: '已拥有',
    progress: '学习进度',
    save: (money) => `立省 ${money}`,
    openAll: '全部展开',
    closeAll: '全部收起',
    chapterCount: (lessons, time) => (time === '' ? `${lessons} 节` : `${lessons} 节 · ${time}`),
    preview: '试看',
    locked: '购买后可看',
    finished: '已学完',
    begun: '学习中',
    live: { upcoming: '未开始', now: '直播中', replay: '看回放', over: '已结束' },
    minutes: (minutes) => `${minutes} 分钟`,
    hoursMinutes: (hours, minutes) => (minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分`),
    noContents: '目录正在整理，很快就好',
    links: '课程资源',
    inPackages: '和套餐一起买更省',
    related: '相关课程',
    moreOfTeacher: '查看老师主页',
    ratingOf: (stars, count) => `${stars} 星 ${count} 条`,
    allReviews: '全部',
    stars: (count) => `${count} 星`,
    reply: '老师回复',
    mine: '我的评价',
    noReviews: '还没有评价，学完来写第一条',
    noReviewsFor: '没有这个星级的评价',
    write: '写评价',
    rate: '给这门课打分',
    say: '说说你的感受',
    sayHint: '5 到 500 个字，帮后来的同学了解这门课',
    send: '发表评价',
    thanks: '谢谢，评价已发表',
    sendFailed: '没有发表成功，你写的内容还在，请稍后再试',
    sendMissing: '请先打分，并至少写 5 个字',
    missing: '没有找到这门课程',
    missingHelp: '它可能已经下架，或地址不完整。',
    toCourses: '看看其他课程',
    failed: '课程没有加载出来，请检查网络',
  },
  en: {
    courses: 'All courses',
    kinds: { live: 'Live', recorded: 'Recorded', package: 'Package' },
    levels: ['From nothing', 'Beginner', 'Intermediate', 'Advanced', 'Demanding'],
    facts: {
      lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
      courses: (count) => (count === 1 ? '1 course' : `${count} courses`),
      duration: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
      students: (count) => `${count} students`,
      reviews: (count) => (count === 1 ? '1 review' : `${count} reviews`),
      level: 'Level',
      language: 'Language',
      hours: 'Time to plan',
      hoursValue: (hours) => `about ${hours} hours`,
      prerequisites: 'You should know',
      provider: 'From',
      total: 'Contents',
      length: 'Length',
    },
    outcomes: 'What you will learn',
    parts: {
      contents: 'Contents',
      courses: 'Courses',
      about: 'About',
      teacher: 'Teacher',
      reviews: 'Reviews',
    },
    partsLabel: 'On this page',
    actions: {
      enterLive: 'Enter the live lesson',
      begin: 'Start learning',
      goOn: 'Continue learning',
      openPackage: 'Go to my courses',
      startFree: 'Start for free',
      goToCart: 'Go to cart',
      addToCart: 'Add to cart',
      offSale: 'No longer on sale',
    },
    addFailed: 'It was not added. Check your connection and try again.',
    promises: ['Learn whenever you like', 'In step on phone and computer', 'Exercises and a wrong book'],
    packagePromises: [
      'All courses whenever you like',
      'One progress for all of them',
      'Cheaper than one by one',
    ],
    share: {
      label: 'Share',
      help: 'Scan it with WeChat to open it on your phone, or send it to a friend',
      code: 'QR code that opens this course',
      copy: 'Copy the link',
      copied: 'Link copied',
      notCopied: 'It was not copied. You can select the address above by hand.',
    },
    collect: 'Save',
    collected: 'Saved',
    collectFailed: 'It was not saved. Please try again later.',
    startFailed: 'You are not enrolled yet. Check your connection and try again.',
    started: 'Added to your courses',
    owned: 'Yours',
    progress: 'Progress',
    save: (money) => `Save ${money}`,
    openAll: 'Open all',
    closeAll: 'Close all',
    chapterCount: (lessons, time) => {
      const count = lessons === 1 ? '1 lesson' : `${lessons} lessons`;
      return time === '' ? count : `${count} · ${time}`;
    },
    preview: 'Preview',
    locked: 'After purchase',
    finished: 'Finished',
    begun: 'Begun',
    live: { upcoming: 'Not yet', now: 'Live now', replay: 'Watch again', over: 'Over' },
    minutes: (minutes) => `${minutes} min`,
    hoursMinutes: (hours, minutes) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    noContents: 'The contents are being prepared',
    links: 'Resources',
    inPackages: 'Cheaper in a package',
    related: 'Related courses',
    moreOfTeacher: 'More of this teacher',
    ratingOf: (stars, count) => `${stars} stars: ${count}`,
    allReviews: 'All',
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    reply: 'The teacher’s answer',
    mine: 'My review',
    noReviews: 'No reviews yet. Finish it and write the first.',
    noReviewsFor: 'No review with so many stars',
    write: 'Write a review',
    rate: 'Rate this course',
    say: 'How was it',
    sayHint: '5 to 500 characters that help the next student',
    send: 'Publish',
    thanks: 'Thank you, your review is out',
    sendFailed: 'It was not published. Your words are still here; please try again later.',
    sendMissing: 'Please rate it and write at least 5 characters',
    missing: 'This course was not found',
    missingHelp: 'It may be off sale, or the address is not complete.',
    toCourses: 'See other courses',
    failed: 'The course did not load. Please check your connection.',
  },
};
