import type { Texts } from '../locale/index.ts';
import type { FieldProblem } from './form.ts';

const zh = {
  problem: (problem: FieldProblem) => {
    switch (problem.kind) {
      case 'required':
        return '必填项，请输入相关信息';
      case 'tooLong':
        return `输入长度不超过${problem.most}`;
      case 'notNumber':
        return '只能输入数字';
      case 'notDate':
        return '请输入正确的日期';
      case 'dateOutOfRange':
        return '日期应在 1900-01-01 至 2101-01-01 之间';
      case 'periodReversed':
        return '结束日期不能早于开始日期';
      case 'uploading':
        return '文件还在上传，请稍候再提交';
    }
  },
  submit: '提交',
  sample: '查看示例',
  template: '下载模板',
  none: '没有需要填写的信息',
  noTransport: '暂时不能上传',
  annexTooLarge: '上传的文件过大，请控制在5M以下重新上传',
  annexType: '只能上传 doc、pdf、docx、xlsx、ppt、pptx、rar、zip 格式',
  imageTooLarge: '图片大小不能超过5MB!',
  imageType: '图片只能上传JPG/PNG格式',
};

/** The Chinese wording of the errors of fields and files is prescribed. */
export const texts: Texts<typeof zh> = {
  zh,
  en: {
    problem: (problem) => {
      switch (problem.kind) {
        case 'required':
          return 'This field is required';
        case 'tooLong':
          return `At most ${problem.most} characters`;
        case 'notNumber':
          return 'Enter digits only';
        case 'notDate':
          return 'Enter a valid date';
        case 'dateOutOfRange':
          return 'Enter a date from 1900-01-01 to 2101-01-01';
        case 'periodReversed':
          return 'The end date is before the start date';
        case 'uploading':
          return 'A file is still uploading. Submit when it is done';
      }
    },
    submit: 'Submit',
    sample: 'View sample',
    template: 'Download template',
    none: 'No information required',
    noTransport: 'Uploading is not available right now',
    annexTooLarge: 'The file is too large. The limit is 5 MB',
    annexType: 'Only doc, pdf, docx, xlsx, ppt, pptx, rar or zip',
    imageTooLarge: 'Pictures must be smaller than 5 MB',
    imageType: 'Pictures must be JPG or PNG',
  },
};
