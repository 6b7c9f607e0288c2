import { inBoth } from '@lectern/ui/locale';

/** The agreement of the registration, which contains the school's name. */
export const agreementTexts = inBoth({
  title: ['用户协议', 'Terms of use'],
  intro: (school: string) => [
    `欢迎注册${school}。注册前请读完下面几条，它们说明你和学校各自要做到什么。`,
    `Welcome to ${school}. Please read these points before you sign up. They set out what you and the school agree to.`,
  ],
  parts: [
    [
      [
        '账号',
        '账号由你本人使用。请保管好密码，不把验证码告诉任何人。发现有人用了你的账号，请马上修改密码，并告诉学校。',
      ],
      [
        '个人信息',
        '学校只收集教学需要的信息：手机号用来登录和通知，学习记录用来显示进度和成绩。没有你的同意，学校不会把它们交给别人，法律要求的除外。你可以随时查看、更正或要求删除。',
      ],
      [
        '课程',
        '买下的课程在有效期内可以反复学习。视频、讲义和题目的版权属于学校或作者，请不要录制、转卖或公开传播。',
      ],
      [
        '付款与退款',
        '价格以下单时显示的为准。在学校写明的期限以内、学得不多的课程，可以在“我的订单”里申请退款；其他情况由学校决定。',
      ],
      [
        '言行',
        '在评价、问答和讨论里请就事论事，不发布违法、侮辱他人或与学习无关的内容。学校可以删除这样的内容，情节严重的会停用账号。',
      ],
      ['变更', '协议有改动时，学校会在网站上提前七天说明。不同意新的协议，可以注销账号。'],
    ],
    [
      [
        'Your account',
        'Your account is for you only. Keep your password safe and never share the codes we text you. ' +
          'If someone else has used it, change your password at once and tell the school.',
      ],
      [
        'Your data',
        'The school collects only what teaching needs: your number for log-in and notifications, and your ' +
          'learning record for progress and results. It is not shared without your consent, ' +
          'unless required by law. You can view, correct or request deletion of your data at any time.',
      ],
      [
        'Courses',
        'You can study a course as often as you like while it is valid. Videos, handouts and ' +
          'questions belong to the school or their authors: do not record, resell or publish them.',
      ],
      [
        'Payment and refunds',
        'The price is the one shown when you order. Within the period set by the school, you can request a refund ' +
          'under “My orders” for a course you have studied little; in all other cases the school decides.',
      ],
      [
        'Conduct',
        'Keep reviews, questions and discussions about learning. Content that is unlawful, insulting or ' +
          'off topic may be removed, and serious cases may lead to suspension of the account.',
      ],
      [
        'Changes',
        'We announce changes to these terms on this site seven days in advance. If you do not accept them, you can close your account.',
      ],
    ],
  ],
});
