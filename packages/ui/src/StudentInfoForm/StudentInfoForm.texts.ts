import { inBoth } from '../locale/index.ts';
import type { StudentInfoProblem } from './rules.ts';

const both = (text: string): Record<StudentInfoProblem, string> => ({
  missing: text,
  malformed: text,
  noMobile: text,
});
const either = (missing: string, malformed: string): Record<StudentInfoProblem, string> => ({
  ...both(malformed),
  missing,
});

/** The wording of the English error messages is prescribed. */
export const texts = inBoth({
  labels: {
    name: ['姓名', 'Name'],
    identityTypeCode: ['证件类型', 'ID type'],
    identityId: ['证件号码', 'ID number'],
    mobile: ['手机号', 'Mobile phone'],
    smsCode: ['短信验证码', 'SMS code'],
    sex: ['性别', 'Sex'],
    educationCode: ['学历', 'Education'],
    region: ['所在地区', 'Region'],
    addressDetail: ['详细地址', 'Address'],
  },
  province: ['省', 'Province'],
  city: ['市', 'City'],
  county: ['区县', 'District'],
  identityTypes: {
    ID_IDCARD: ['身份证', 'Identity card'],
    ID_PASSPORT: ['护照', 'Passport'],
    ID_HMP: ['港澳通行证', 'Hong Kong and Macao pass'],
    ID_TCP: ['台湾通行证', 'Taiwan pass'],
    ID_OFFICERS: ['军官证', 'Officer card'],
    ID_SERGEANTS: ['士官证', 'Sergeant card'],
    ID_UNCONFM_ID: ['待定证件', 'Undetermined'],
  },
  educations: {
    primary_school: ['小学', 'Primary school'],
    juniorHigh_school: ['初中', 'Junior high school'],
    seniorHigh_school: ['高中', 'Senior high school'],
    UNDER_JUNIOR: ['大专以下', 'Below college'],
    JUNIOR: ['大专', 'College'],
    BECHELOR: ['本科', 'Bachelor'],
    POSTGRADUATE: ['硕士研究生', 'Master'],
    DOCTOR: ['博士研究生', 'Doctor'],
  },
  male: ['男', 'Male'],
  female: ['女', 'Female'],
  problems: {
    name: [both('请输入姓名'), both('please enter name')],
    identityTypeCode: [both('请选择证件类型'), both('please select ID type')],
    identityId: [
      either('请输入证件号码', '请输入正确的证件号码'),
      either('please enter ID number', 'please enter a correct ID number'),
    ],
    mobile: {
      missing: ['请输入手机号码', 'please enter phone number'],
      malformed: ['手机号格式不正确', 'phone number format is incorrect'],
      noMobile: ['请输入正确的手机号', 'please enter a correct mobile number'],
    },
    smsCode: [both('请填写短信验证码'), both('please fill in SMS verification code')],
    sex: [both('请选择性别'), both('please select sex')],
    educationCode: [both('请选择学历'), both('please select education')],
    region: [both('请选择省/市/区'), both('please select province/city/district')],
    addressDetail: [both('请填写详细地址'), both('please enter address')],
  },
  loading: ['正在加载', 'Loading'],
  regionsFailed: [
    '地区没有加载出来，请重新选择上一级',
    'Regions could not be loaded. Choose the level above again',
  ],
  sendCode: ['获取验证码', 'send verification code'],
  resendCode: ['重新获取验证码', 'resend verification code'],
  wait: (seconds: number) => [`(${seconds}s)后重试`, `(${seconds}s) retry later`],
  notSent: ['验证失败，验证码没有发送，可以再试一次', 'verification failed and no code was sent; try again'],
  keep: ['不修改，保留原来的号码', 'Keep current number'],
  typeAgain: [
    '为保护隐私，刷新后不保留证件号码，请重新填写',
    'To protect your privacy, your ID number is not kept after a reload. Please enter it again',
  ],
  fixedMobile: [
    '手机号已绑定，请到账号设置里更换',
    'This number is linked to your account. Change it in account settings',
  ],
  submit: ['提交', 'Submit'],
  cancel: ['取消', 'Cancel'],
});
