import type { Guides } from './guide.ts';

export const overlays: Guides = {
  Dialog: {
    zh: { use: '必须先处理完才能继续的一件事。', avoid: '顺口的反馈：用 Toaster；补充说明：用 Popover。' },
    en: {
      use: 'One thing to be done before going on.',
      avoid: 'A word in passing: take a Toaster; more about a thing: a Popover.',
    },
  },
  MenuButton: {
    zh: { use: '一组不常用的动作收在一个按钮里。', avoid: '选择一个值：用 Select。' },
    en: { use: 'Rarer actions behind one button.', avoid: 'Choosing a value: take a Select.' },
  },
  Popup: {
    zh: {
      use: '新的选择器的浮层，电脑上在旁边，手机上从下面出来。',
      avoid: '现成的字段和菜单：它们已经带着它。',
    },
    en: {
      use: 'The panel of a new kind of field, on a phone a sheet.',
      avoid: 'The fields and menus that are there: they have it.',
    },
  },
  Popover: {
    zh: {
      use: '按一下才出现的补充内容，里面可以有链接和按钮。',
      avoid: '一句提示：用 Tooltip；必须处理的事：用 Dialog。',
    },
    en: {
      use: 'More about a thing when it is pressed, with links and buttons.',
      avoid: 'A word: take a Tooltip; what has to be dealt with: a Dialog.',
    },
  },
  Tooltip: {
    zh: {
      use: '图标按钮的名字或一句提示。',
      avoid: '必须看到的内容、可以按的东西：写在页面上或用 Popover。',
    },
    en: {
      use: 'The name of an icon button, or a hint.',
      avoid: 'What has to be seen or pressed: write it down, or take a Popover.',
    },
  },
  CompleteInfoDialog: {
    zh: { use: '购买、学习、考试之前补全缺少的资料。', avoid: '自己的设置页：用 StudentInfoForm。' },
    en: {
      use: 'What is missing before buying, studying or an exam.',
      avoid: 'A page of its own: take a StudentInfoForm.',
    },
  },
  FaceVerifyDialog: {
    zh: { use: '人脸识别之前填写姓名和证件号。', avoid: '识别的结果：用 FacePromptDialog。' },
    en: {
      use: 'Name and number before a face is recognised.',
      avoid: 'How it ended: take a FacePromptDialog.',
    },
  },
  LoginDialog: {
    zh: { use: '登录和注册的框，误点遮罩不会丢内容。', avoid: '其他表单：用 Dialog。' },
    en: { use: 'The box around log-in and registration.', avoid: 'Other forms: take a Dialog.' },
  },
  ConfirmDialog: {
    zh: { use: '做一件难以撤回的事之前问一句。', avoid: '可以撤回的事：直接做，再用 Toaster 提供撤回。' },
    en: {
      use: 'One question before what cannot be undone.',
      avoid: 'What can be undone: do it, and offer the way back in a Toaster.',
    },
  },
  FacePromptDialog: {
    zh: { use: '问人脸识别是否完成，失败后是否重试。', avoid: '填写资料：用 FaceVerifyDialog。' },
    en: {
      use: 'Asking whether the recognition is done, or to try again.',
      avoid: 'Filling in: take a FaceVerifyDialog.',
    },
  },
  FreeCourseDialog: {
    zh: { use: '把随课赠送的免费课程告诉学生。', avoid: '广告。' },
    en: { use: 'Telling of the free courses that come along.', avoid: 'Advertising.' },
  },
  InfoDialog: {
    zh: { use: '请学生完善个人信息，误点遮罩不会丢内容。', avoid: '一句确认：用 ConfirmDialog。' },
    en: {
      use: 'Asking for personal information.',
      avoid: 'A question with two answers: take a ConfirmDialog.',
    },
  },
  ProxyExamDialog: {
    zh: { use: '提醒学生还有代报名的考试要填。', avoid: '其他提醒：用 Toaster 或 Dialog。' },
    en: {
      use: 'Reminding of the exam that the school registers for.',
      avoid: 'Other reminders: take a Toaster or a Dialog.',
    },
  },
  QrDialog: {
    zh: { use: '请学生用手机扫一个码。', avoid: '页面上的码：用 QrCode。' },
    en: { use: 'A code to scan with a phone.', avoid: 'A code within a page: take a QrCode.' },
  },
  SignAgreementDialog: {
    zh: { use: '列出要签的协议和每份能做的事。', avoid: '单份协议的状态：用 AgreementBadge。' },
    en: {
      use: 'The agreements to sign, and what can be done with each.',
      avoid: 'The state of one: take an AgreementBadge.',
    },
  },
  ThirdLogins: {
    zh: { use: '登录框下面的其他平台图标。', avoid: '分享按钮。' },
    en: { use: 'The other platforms’ log-ins under the box.', avoid: 'Buttons to share.' },
  },
};
