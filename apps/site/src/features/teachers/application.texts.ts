import { inBoth } from '@lectern/ui/locale';

/** The key of a text of the form, which rules refer to. */
export type ApplicationText = keyof (typeof applicationTexts)['zh'];

export const applicationTexts = inBoth({
  teachers: ['任课老师', 'Our teachers'],
  title: ['成为这里的老师', 'Teach with us'],
  lead: [
    '把一门课讲明白，让更多人学会。写下你教过什么、想教什么，老师团队会认真读每一份申请。',
    'Make a subject clear and help more people learn. Tell us what you have taught and would like to ' +
      'teach. Our team reads every application carefully.',
  ],
  form: ['教师入驻申请', 'Teacher application'],
  name: ['姓名', 'Name'],
  mobile: ['手机号', 'Mobile number'],
  mobileHint: ['只用来和你联系，不会公开', 'Only used to contact you, never shown publicly'],
  subject: ['想教的科目', 'Subject you want to teach'],
  subjectHint: ['例如：高中化学', 'For example: high school chemistry'],
  years: ['教龄', 'Years of experience'],
  yearsHint: ['没有正式教过就填 0', 'Enter 0 if you have not taught yet'],
  yearsUnit: ['年', 'years'],
  introduction: ['自我介绍', 'About you'],
  introductionHint: [
    '教过哪些学生、怎么上课、最得意的一节课。通过后会显示在你的老师主页上',
    'Who you have taught, how you teach, your best lesson. Shown on your teacher page once approved',
  ],
  send: ['提交申请', 'Submit application'],
  sendAgain: ['重新提交', 'Resubmit'],
  mend: ['修改申请', 'Edit application'],
  cancel: ['先不改', 'Cancel'],
  sent: ['申请已提交', 'Application submitted'],
  notSent: [
    '没有提交成功，可能是网络断开了。写的内容还在，请再试一次',
    'It could not be submitted. The network may be down. Your answers are still here. Please try again.',
  ],
  login: ['登录后申请', 'Log in to apply'],
  loginWhy: [
    '申请会记在你的账号下，结果也会发到你的消息里。',
    'The application is linked to your account, and the result is sent to your messages.',
  ],
  waiting: ['申请在老师团队手里', 'Your application is under review'],
  waitingHelp: [
    '一般三个工作日内答复，结果会发到“我的消息”。答复之前可以随时修改。',
    'We usually reply in “Messages” within three working days. You can edit it until then.',
  ],
  accepted: ['你已经是这里的老师了', 'You are now a teacher here'],
  acceptedHelp: ['老师团队会打电话和你约试讲的时间。', 'We will call you to arrange a trial lesson.'],
  toProfile: ['看看我的老师主页', 'View my teacher page'],
  declined: ['这次没有通过', 'Not approved this time'],
  declinedHelp: [
    '按学校的意见修改后，可以再次提交。',
    'Revise it based on the school’s feedback and apply again.',
  ],
  reason: ['学校的意见', 'School feedback'],
  appliedAt: ['提交时间', 'Submitted'],
  failed: ['没有加载出来，可能是网络断开了', 'This could not be loaded. The network may be down.'],
  way: ['从申请到开课', 'From application to first class'],
  steps: [
    [
      ['提交申请', '写清楚想教的科目和教过的学生'],
      ['电话沟通', '三个工作日内联系你，聊聊教学安排'],
      ['试讲一节', '二十分钟，讲你最拿手的一节课'],
      ['排课开讲', '老师主页和课程一起上线'],
    ],
    [
      ['Apply', 'Tell us what you want to teach and who you have taught'],
      ['Phone call', 'We call within three working days to discuss plans'],
      ['Trial lesson', 'Twenty minutes on what you teach best'],
      ['Your course', 'Your teacher page and course go online'],
    ],
  ],
  missingName: ['请填写姓名', 'Please enter your name'],
  missingMobile: ['请填写手机号', 'Please enter your mobile number'],
  mobileWrong: ['手机号格式不正确', 'Invalid mobile number'],
  missingSubject: ['请填写想教的科目', 'Please enter the subject'],
  missingYears: ['请填写教龄', 'Please enter your years of experience'],
  yearsWrong: ['教龄请填 0 到 60 的整数', 'Enter a whole number from 0 to 60'],
  missingIntroduction: ['请写一段自我介绍', 'Please tell us about yourself'],
  introductionShort: ['自我介绍至少写 20 个字', 'Please write at least 20 characters'],
});
