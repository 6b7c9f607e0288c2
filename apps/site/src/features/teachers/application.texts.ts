import { inBoth } from '../../shared/i18n/inBoth.ts';

/** The key of a text of the form, which rules refer to. */
export type ApplicationText = keyof (typeof applicationTexts)['zh'];

export const applicationTexts = inBoth({
  teachers: ['任课老师', 'Our teachers'],
  title: ['成为这里的老师', 'Teach here'],
  lead: [
    '把一门课讲明白，让更多人学会。写下你教过什么、想教什么，老师团队会认真读每一份申请。',
    'Make one subject clear to many people. Tell us what you have taught and would like to ' +
      'teach; our teachers read every application.',
  ],
  form: ['教师入驻申请', 'Application to teach'],
  name: ['姓名', 'Name'],
  mobile: ['手机号', 'Mobile number'],
  mobileHint: ['只用来和你联系，不会公开', 'Only to reach you; it is never shown'],
  subject: ['想教的科目', 'What you would teach'],
  subjectHint: ['例如：高中化学', 'For example: senior school chemistry'],
  years: ['教龄', 'Years of teaching'],
  yearsHint: ['没有正式教过就填 0', '0 if you have not taught yet'],
  yearsUnit: ['年', 'years'],
  introduction: ['自我介绍', 'About you'],
  introductionHint: [
    '教过哪些学生、怎么上课、最得意的一节课。通过后会显示在你的老师主页上',
    'Whom you have taught, how you teach, your best lesson. Once accepted it stands on your teacher page',
  ],
  send: ['提交申请', 'Apply'],
  sendAgain: ['重新提交', 'Apply again'],
  mend: ['修改申请', 'Change it'],
  cancel: ['先不改', 'Leave it'],
  sent: ['申请已提交', 'Your application is sent'],
  notSent: [
    '没有提交成功，可能是网络断开了。写的内容还在，请再试一次',
    'It was not sent; the network may be down. What you wrote is still here, please try again.',
  ],
  login: ['登录后申请', 'Log in to apply'],
  loginWhy: [
    '申请会记在你的账号下，结果也会发到你的消息里。',
    'The application belongs to your account, and the answer comes to your messages.',
  ],
  waiting: ['申请在老师团队手里', 'Our teachers have your application'],
  waitingHelp: [
    '一般三个工作日内答复，结果会发到“我的消息”。答复之前可以随时修改。',
    'You usually hear from us within three working days, in your messages. Until then you can change it.',
  ],
  accepted: ['你已经是这里的老师了', 'You teach here now'],
  acceptedHelp: ['老师团队会打电话和你约试讲的时间。', 'We will call you about a first lesson.'],
  toProfile: ['看看我的老师主页', 'See my teacher page'],
  declined: ['这次没有通过', 'Not this time'],
  declinedHelp: ['按学校的意见修改后，可以再次提交。', 'Revise it as the school says and apply again.'],
  reason: ['学校的意见', 'The school says'],
  appliedAt: ['提交时间', 'Sent'],
  failed: ['没有加载出来，可能是网络断开了', 'This could not be loaded. The network may be down.'],
  way: ['从申请到开课', 'From here to your first course'],
  steps: [
    [
      ['提交申请', '写清楚想教的科目和教过的学生'],
      ['电话沟通', '三个工作日内联系你，聊聊教学安排'],
      ['试讲一节', '二十分钟，讲你最拿手的一节课'],
      ['排课开讲', '老师主页和课程一起上线'],
    ],
    [
      ['Apply', 'Say what you would teach, and whom you have taught'],
      ['A call', 'Within three working days, about your plans'],
      ['A trial lesson', 'Twenty minutes of what you teach best'],
      ['Your course', 'Your teacher page and course go online'],
    ],
  ],
  missingName: ['请填写姓名', 'Please give your name'],
  missingMobile: ['请填写手机号', 'Please give your mobile number'],
  mobileWrong: ['手机号格式不正确', 'This is no mobile number'],
  missingSubject: ['请填写想教的科目', 'Please say what you would teach'],
  missingYears: ['请填写教龄', 'Please give the years'],
  yearsWrong: ['教龄请填 0 到 60 的整数', 'Give whole years from 0 to 60'],
  missingIntroduction: ['请写一段自我介绍', 'Please tell us about you'],
  introductionShort: ['自我介绍至少写 20 个字', 'Please write at least 20 characters'],
});
