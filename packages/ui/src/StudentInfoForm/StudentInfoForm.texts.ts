import type { Texts } from '../locale/index.ts';
import type { Education, IdentityType, StudentInfoField, StudentInfoProblem } from './rules.ts';

interface StudentInfoTexts {
  labels: Record<StudentInfoField, string>;
  province: string;
  city: string;
  county: string;
  identityTypes: Record<IdentityType, string>;
  educations: Record<Education, string>;
  male: string;
  female: string;
  problems: Record<StudentInfoField, Record<StudentInfoProblem, string>>;
  loading: string;
  regionsFailed: string;
  sendCode: string;
  resendCode: string;
  wait: (seconds: number) => string;
  notSent: string;
  keep: string;
  typeAgain: string;
  fixedMobile: string;
  submit: string;
  cancel: string;
}

const both = (text: string): Record<StudentInfoProblem, string> => ({
  missing: text,
  malformed: text,
  noMobile: text,
});
const either = (missing: string, malformed: string): Record<StudentInfoProblem, string> => ({
  ...both(malformed),
  missing,
});

/** English problems are fixed, word for word. */
export const texts: Texts<StudentInfoTexts> = {
  zh: {
    labels: {
      name: '姓名',
      identityTypeCode: '证件类型',
      identityId: '证件号码',
      mobile: '手机号',
      smsCode: '短信验证码',
      sex: '性别',
      educationCode: '学历',
      region: '所在地区',
      addressDetail: '详细地址',
    },
    province: '省',
    city: '市',
    county: '区县',
    identityTypes: {
      ID_IDCARD: '身份证',
      ID_PASSPORT: '护照',
      ID_HMP: '港澳通行证',
      ID_TCP: '台湾通行证',
      ID_OFFICERS: '军官证',
      ID_SERGEANTS: '士官证',
      ID_UNCONFM_ID: '待定证件',
    },
    educations: {
      primary_school: '小学',
      juniorHigh_school: '初中',
      seniorHigh_school: '高中',
      UNDER_JUNIOR: '大专以下',
      JUNIOR: '大专',
      BECHELOR: '本科',
      POSTGRADUATE: '硕士研究生',
      DOCTOR: '博士研究生',
    },
    male: '男',
    female: '女',
    problems: {
      name: both('请输入姓名'),
      identityTypeCode: both('请选择证件类型'),
      identityId: either('请输入证件号码', '请输入正确的证件号码'),
      mobile: { missing: '请输入手机号码', malformed: '手机号格式不正确', noMobile: '请输入正确的手机号' },
      smsCode: both('请填写短信验证码'),
      sex: both('请选择性别'),
      educationCode: both('请选择学历'),
      region: both('请选择省/市/区'),
      addressDetail: both('请填写详细地址'),
    },
    loading: '正在加载',
    regionsFailed: '地区没有加载出来，请重新选择上一级',
    sendCode: '获取验证码',
    resendCode: '重新获取验证码',
    wait: (seconds) => `(${seconds}s)后重试`,
    notSent: '验证失败，验证码没有发送，可以再试一次',
    keep: '不修改，保留原来的号码',
    typeAgain: '为保护隐私，刷新后不保留证件号码，请重新填写',
    fixedMobile: '手机号已绑定，请到账号设置里更换',
    submit: '提交',
    cancel: '取消',
  },
  en: {
    labels: {
      name: 'Name',
      identityTypeCode: 'ID type',
      identityId: 'ID number',
      mobile: 'Mobile phone',
      smsCode: 'SMS code',
      sex: 'Sex',
      educationCode: 'Education',
      region: 'Region',
      addressDetail: 'Address',
    },
    province: 'Province',
    city: 'City',
    county: 'District',
    identityTypes: {
      ID_IDCARD: 'Identity card',
      ID_PASSPORT: 'Passport',
      ID_HMP: 'Hong Kong and Macao pass',
      ID_TCP: 'Taiwan pass',
      ID_OFFICERS: 'Officer card',
      ID_SERGEANTS: 'Sergeant card',
      ID_UNCONFM_ID: 'Undetermined',
    },
    educations: {
      primary_school: 'Primary school',
      juniorHigh_school: 'Junior high school',
      seniorHigh_school: 'Senior high school',
      UNDER_JUNIOR: 'Below college',
      JUNIOR: 'College',
      BECHELOR: 'Bachelor',
      POSTGRADUATE: 'Master',
      DOCTOR: 'Doctor',
    },
    male: 'Male',
    female: 'Female',
    problems: {
      name: both('please enter name'),
      identityTypeCode: both('please select ID type'),
      identityId: either('please enter ID number', 'please enter a correct ID number'),
      mobile: {
        missing: 'please enter phone number',
        malformed: 'phone number format is incorrect',
        noMobile: 'please enter a correct mobile number',
      },
      smsCode: both('please fill in SMS verification code'),
      sex: both('please select sex'),
      educationCode: both('please select education'),
      region: both('please select province/city/district'),
      addressDetail: both('please enter address'),
    },
    loading: 'Loading',
    regionsFailed: 'These did not load; choose the level above again',
    sendCode: 'send verification code',
    resendCode: 'resend verification code',
    wait: (seconds) => `(${seconds}s) retry later`,
    notSent: 'verification failed and no code was sent; try again',
    keep: 'Keep the number on file',
    typeAgain: 'To protect your privacy a reload does not keep the number: please type it again',
    fixedMobile: 'This phone is bound; change it in the account settings',
    submit: 'Submit',
    cancel: 'Cancel',
  },
};
