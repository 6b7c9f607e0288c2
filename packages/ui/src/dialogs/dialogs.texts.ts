import { inBoth } from '../locale/index.ts';

/** What a student is about to do when information is missing: 2 buy, 3 study, 4 take an exam. */
export type SceneCode = 2 | 3 | 4;

export const texts = inBoth({
  cancel: ['取消', 'Cancel'],
  confirm: ['确定', 'Confirm'],
  later: ['以后再说', 'Later'],
  complete: {
    title: ['完善信息', 'Complete information'],
    intro: {
      2: [
        '购买本课程之前，请先完善以下信息',
        'Before purchasing this course, please complete the following information first',
      ],
      3: [
        '学习本课程之前，请先完善以下信息',
        'Before studying this course, please complete the following information first',
      ],
      4: [
        '参加考试之前，请先完善以下信息',
        'Before taking the exam, please complete the following information first',
      ],
    },
    group: ['学员分组', 'Student group'],
    proxy: ['代理机构', 'Proxy organisation'],
    submit: ['提交', 'Submit'],
    required: ['必填项，请输入相关信息', 'This field is required'],
  },
  info: { title: ['完善个人信息提示', 'Complete your personal information'] },
  face: {
    title: ['人脸识别信息核验', 'Face recognition information verification'],
    name: ['姓名', 'Name'],
    identityId: ['身份证号', 'ID number'],
    note: [
      '请如实填写真实姓名和身份证号。核验通过后，它们将与账号绑定，不能再修改。',
      'Fill in your real name and ID number truthfully. They will be bound to your account and ' +
        'cannot be changed after successful verification.',
    ],
    wrongName: ['请输入正确的姓名', 'please enter the correct name'],
    missingIdentity: ['请输入证件号码', 'please enter ID number'],
    wrongIdentity: ['请输入正确的证件号码', 'please enter a correct ID number'],
  },
  prompt: {
    title: ['人脸识别', 'Face recognition'],
    question: [
      '已经在新打开的页面完成人脸识别了吗？',
      'Have you finished face recognition in the page that opened?',
    ],
    byItself: ['识别结束后，这里会自己继续。', 'This page continues automatically when it is done.'],
    correct: ['姓名或身份证号填错了？修改', 'Wrong name or ID number? Edit'],
    done: ['已完成', 'Finished'],
    notYet: ['还没有', 'Not yet'],
    failed: ['当前系统检测未通过人脸识别认证，是否重新认证？', 'Face recognition was not passed. Try again?'],
    again: ['重新认证', 'Try again'],
    giveUp: ['取消认证', 'Give up'],
  },
  qr: { loading: ['二维码正在加载', 'Loading QR code'] },
  agreement: {
    title: ['签署协议', 'Sign agreement'],
    targets: ['需要签署的课程', 'Courses with agreements'],
    none: ['暂无协议信息', 'No agreements'],
    mine: ['我的协议', 'My agreements'],
    signed: (done: number, all: number) => [`已签署 ${done} 份，共 ${all} 份`, `${done} of ${all} signed`],
    /** Shown where one signature is enough. */
    oneIsEnough: ['签署其中一份，就可以学习', 'Sign any one of them to study'],
    oneIsSigned: ['已签署，可以进入学习', 'Signed. You can study now'],
    study: ['进入学习', 'Enter study'],
    short: ['请签署全部协议', 'Please sign all agreements'],
    shortOfOne: ['请先签署其中一份协议', 'Please sign one of the agreements first'],
    stuck: [
      '标着“已失效”的协议不能再签署，所以暂时还不能学习。请联系学校更新协议，更新后回到这里就能继续。',
      'An agreement marked “Expired” can no longer be signed, so you cannot study yet. Ask your ' +
        'school to renew it, then come back here to continue.',
    ],
    understood: ['知道了', 'OK'],
    failed: ['协议没有加载出来', 'The agreements could not be loaded'],
    retry: ['重新加载', 'Try again'],
  },
  freeCourse: {
    title: ['免费课程', 'Free courses'],
    lead: ['这些课程可以免费学习：', 'You can study these courses for free:'],
    accept: ['免费领取', 'Enrol for free'],
  },
  proxyExam: {
    title: ['代报名提醒', 'Exam registration'],
    needed: ['学习之前，请先完成代报名登记。', 'Complete the exam registration before you study.'],
    signUp: ['去登记', 'Register'],
  },
  login: {
    title: ['登录', 'Log in'],
    register: ['注册', 'Sign up'],
    tabs: ['登录或注册', 'Log in or sign up'],
    others: ['其他方式登录', 'Or log in with'],
    third: {
      weixin: ['微信登录', 'WeChat'],
      qq: ['QQ 登录', 'QQ'],
      weibo: ['微博登录', 'Weibo'],
      weixinwork: ['企业微信登录', 'WeCom'],
      dingtalk: ['钉钉登录', 'DingTalk'],
    },
  },
});
