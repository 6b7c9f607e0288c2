import { inBoth, type Pair } from '@lectern/ui/locale';
import type { TargetType } from '@lectern/sdk/endpoints/agreement';

/** Texts of the agreement's page and of the student's list of agreements. */
export const agreementTexts = inBoth({
  page: ['协议', 'Agreement'],
  mine: ['我的协议', 'My agreements'],
  print: ['打印', 'Print'],
  missing: ['没有找到这份协议', 'Agreement not found'],
  missingHelp: [
    '它可能属于另一个账号，或链接不完整。',
    'It may belong to another account, or the link is incomplete.',
  ],
  failed: ['协议没有加载出来', 'The agreement could not be loaded'],
  failedHelp: ['可能是网络断开了。', 'The network may be down.'],
  sign: ['去签署', 'Sign'],
  read: ['查看', 'Read'],
  targets: {
    COURSE: ['课程', 'Course'],
    PACKAGE: ['套餐', 'Package'],
    MOUDLE: ['模块', 'Module'],
  } satisfies Record<TargetType, Pair>,
  validUntil: (time: string) => [`有效期至 ${time}`, `Valid until ${time}`],
  signature: ['学员签名', "Student's signature"],
  signedAt: (time: string) => [`签署于 ${time}`, `Signed ${time}`],
  signing: {
    title: ['签署协议', 'Sign this agreement'],
    informationTitle: ['先完善信息', 'First, complete your information'],
    informationHelp: [
      '学校需要以下信息，填写后即可签署。',
      'The school needs the following before you can sign.',
    ],
    steps: ['签署步骤', 'Signing steps'],
    information: ['完善信息', 'Complete information'],
    signature: ['签署协议', 'Sign agreement'],
    way: ['签名方式', 'How to sign'],
    nameHint: [
      '请输入真实姓名，与个人信息中的一致；它就是你在这份协议上的签名。',
      'Enter your real name as in your personal information. It is your signature on this agreement.',
    ],
    nameMissing: ['请输入 2 到 40 个字的姓名', 'Please enter a name of 2 to 40 characters'],
    padMissing: ['请在框里签名', 'Please sign in the box'],
    upload: ['上传签名图片', 'Upload a picture'],
    picture: ['签名图片', 'Picture of your signature'],
    pictureHint: [
      '把名字写在白纸上拍下来，它会留着下次用。',
      'Sign on white paper and take a photo. It is kept for next time.',
    ],
    pictureMissing: ['请上传签名图片', 'Please upload a picture of your signature'],
    consent: (name: string) => [`我已阅读并同意《${name}》`, `I have read and agree to “${name}”`],
    consentMissing: [
      '用户同意课程协议后才能继续学习',
      'user agrees to the course agreement before continuing study',
    ],
    submit: ['同意并签署', 'Agree and sign'],
  },
  notes: {
    signed: {
      title: ['协议已签署', 'Signed'],
      help: [
        '刚才的课会自己继续。这个页面可以关掉了。',
        'Your lesson will continue automatically. You can close this page.',
      ],
    },
    signedBefore: { title: ['协议已签署', 'Signed'], help: ['可以去学习了。', 'You can start studying.'] },
    expired: {
      title: ['协议已失效', 'This agreement has expired'],
      help: [
        '它已不能签署。如果仍要学习，请联系学校。',
        'It can no longer be signed. Please contact your school if you still want to study.',
      ],
    },
    notNeeded: {
      title: ['这份协议无需签署', 'No signature is needed'],
      help: ['可以直接学习。', 'You can study right away.'],
    },
    unsigned: {
      title: ['协议还没有签署', 'Not signed yet'],
      help: ['读完之后可以在线签署。', 'You can sign it online once you have read it.'],
    },
    paper: {
      title: ['这份协议需要线下签署', 'This agreement is signed on paper'],
      help: ['请联系学校办理。', 'Please contact your school.'],
    },
  },
  toTarget: { COURSE: ['去课程', 'Go to course'], PACKAGE: ['去套餐', 'Go to package'] },
  list: {
    label: ['我的协议', 'My agreements'],
    search: ['搜索协议', 'Search agreements'],
    searchHint: ['协议名称', 'Agreement name'],
    empty: ['暂无协议信息', 'No agreements yet'],
    nothingFound: (keyword: string) => [`没有和“${keyword}”相符的协议`, `No agreements match “${keyword}”`],
    failed: ['协议没有加载出来', 'Your agreements could not be loaded'],
  },
});
