import type { Texts } from '../locale/index.ts';

/** What a student is about to do when information is missing: 2 buy, 3 study, 4 take an exam. */
export type SceneCode = 2 | 3 | 4;

const zh = {
  cancel: '取消',
  confirm: '确定',
  later: '以后再说',
  complete: {
    title: '完善信息',
    intro: {
      2: '购买本课程之前，请先完善以下信息',
      3: '学习本课程之前，请先完善以下信息',
      4: '参加考试之前，请先完善以下信息',
    },
    group: '学员分组',
    proxy: '代理机构',
    submit: '提交',
    required: '必填项，请输入相关信息',
  },
  info: { title: '完善个人信息提示' },
  face: {
    title: '人脸识别信息核验',
    name: '姓名',
    identityId: '身份证号',
    note: '请如实填写真实姓名和身份证号。核验通过后，它们将与账号绑定，不能再修改。',
    wrongName: '请输入正确的姓名',
    missingIdentity: '请输入证件号码',
    wrongIdentity: '请输入正确的证件号码',
  },
  prompt: {
    title: '人脸识别',
    question: '已经在新打开的页面完成人脸识别了吗？',
    byItself: '识别结束后，这里会自己继续。',
    correct: '姓名或身份证号填错了？修改',
    done: '已完成',
    notYet: '还没有',
    failed: '当前系统检测未通过人脸识别认证，是否重新认证？',
    again: '重新认证',
    giveUp: '取消认证',
  },
  qr: { loading: '二维码正在加载' },
  agreement: {
    title: '签署协议',
    targets: '需要签署的课程',
    none: '暂无协议信息',
    mine: '我的协议',
    signed: (done: number, all: number) => `已签署 ${done} 份，共 ${all} 份`,
    /** Shown where one signature is enough. */
    oneIsEnough: '签署其中一份，就可以学习',
    oneIsSigned: '已签署，可以进入学习',
    study: '进入学习',
    short: '请签署全部协议',
    shortOfOne: '请先签署其中一份协议',
    stuck: '标着“已失效”的协议不能再签署，所以暂时还不能学习。请联系学校更新协议，更新后回到这里就能继续。',
    understood: '知道了',
    failed: '协议没有加载出来',
    retry: '重新加载',
  },
  freeCourse: { title: '免费课程', lead: '这些课程可以免费学习：', accept: '免费领取' },
  proxyExam: { title: '代报名提醒', needed: '学习之前，请先完成代报名登记。', signUp: '去登记' },
  login: {
    title: '登录',
    register: '注册',
    tabs: '登录或注册',
    others: '其他方式登录',
    third: {
      weixin: '微信登录',
      qq: 'QQ 登录',
      weibo: '微博登录',
      weixinwork: '企业微信登录',
      dingtalk: '钉钉登录',
    },
  },
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    cancel: 'Cancel',
    confirm: 'Confirm',
    later: 'Later',
    complete: {
      title: 'Complete information',
      intro: {
        2: 'Before purchasing this course, please complete the following information first',
        3: 'Before studying this course, please complete the following information first',
        4: 'Before taking the exam, please complete the following information first',
      },
      group: 'Student group',
      proxy: 'Proxy organisation',
      submit: 'Submit',
      required: 'This field is required',
    },
    info: { title: 'Complete your personal information' },
    face: {
      title: 'Face recognition information verification',
      name: 'Name',
      identityId: 'ID number',
      note:
        'Fill in your real name and ID number truthfully. They will be bound to your account and ' +
        'cannot be changed after successful verification.',
      wrongName: 'please enter the correct name',
      missingIdentity: 'please enter ID number',
      wrongIdentity: 'please enter a correct ID number',
    },
    prompt: {
      title: 'Face recognition',
      question: 'Have you finished face recognition in the page that opened?',
      byItself: 'This page continues automatically when it is done.',
      correct: 'Wrong name or ID number? Edit',
      done: 'Finished',
      notYet: 'Not yet',
      failed: 'Face recognition was not passed. Try again?',
      again: 'Try again',
      giveUp: 'Give up',
    },
    qr: { loading: 'Loading QR code' },
    agreement: {
      title: 'Sign agreement',
      targets: 'Courses with agreements',
      none: 'No agreements',
      mine: 'My agreements',
      signed: (done, all) => `${done} of ${all} signed`,
      oneIsEnough: 'Sign any one of them to study',
      oneIsSigned: 'Signed. You can study now',
      study: 'Enter study',
      short: 'Please sign all agreements',
      shortOfOne: 'Please sign one of the agreements first',
      stuck:
        'An agreement marked “Expired” can no longer be signed, so you cannot study yet. Ask your ' +
        'school to renew it, then come back here to continue.',
      understood: 'OK',
      failed: 'The agreements could not be loaded',
      retry: 'Try again',
    },
    freeCourse: {
      title: 'Free courses',
      lead: 'You can study these courses for free:',
      accept: 'Enrol for free',
    },
    proxyExam: {
      title: 'Exam registration',
      needed: 'Complete the exam registration before you study.',
      signUp: 'Register',
    },
    login: {
      title: 'Log in',
      register: 'Sign up',
      tabs: 'Log in or sign up',
      others: 'Or log in with',
      third: { weixin: 'WeChat', qq: 'QQ', weibo: 'Weibo', weixinwork: 'WeCom', dingtalk: 'DingTalk' },
    },
  },
};
