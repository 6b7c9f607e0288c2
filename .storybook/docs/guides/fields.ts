import type { Guides } from './guide.ts';

export const fields: Guides = {
  TextField: {
    zh: { use: '一行文字：姓名、邮箱、密码。', avoid: '几行文字：用 TextArea；手机号：用 MobileField。' },
    en: {
      use: 'A line of text: a name, a mail address, a password.',
      avoid: 'Several lines: take a TextArea; a mobile number: a MobileField.',
    },
  },
  TextArea: {
    zh: { use: '几行没有格式的文字。', avoid: '要有公式和图片的回答：用 RichTextEditor。' },
    en: {
      use: 'Several plain lines.',
      avoid: 'An answer with formulas and pictures: take a RichTextEditor.',
    },
  },
  Checkbox: {
    zh: { use: '一件是或不是的事，随表单一起提交。', avoid: '立刻生效的设置：用 Switch。' },
    en: {
      use: 'One thing that is so or not, sent with its form.',
      avoid: 'A setting that takes effect at once: take a Switch.',
    },
  },
  CheckAll: {
    zh: { use: '全选一个列表，部分选中时显示半选。', avoid: '单独一个选项：用 Checkbox。' },
    en: {
      use: 'All of a list or none, mixed while some are chosen.',
      avoid: 'One thing alone: take a Checkbox.',
    },
  },
  Switch: {
    zh: { use: '立刻生效的开关：提醒、自动播放。', avoid: '要提交才生效的选项：用 Checkbox。' },
    en: {
      use: 'A setting that is on or off at once.',
      avoid: 'What waits for a form to be sent: take a Checkbox.',
    },
  },
  RadioGroup: {
    zh: { use: '从少数几个都看得见的选项里选一个。', avoid: '六个以上的选项：用 SelectField。' },
    en: { use: 'One of a few that are all in view.', avoid: 'More than about six: take a SelectField.' },
  },
  SelectField: {
    zh: {
      use: '从一列选项里选一个，带标签和提示。',
      avoid: '两三个选项：用 RadioGroup；有层级：用 CascaderField。',
    },
    en: {
      use: 'One of a list, with its label and message.',
      avoid: 'Two or three: take a RadioGroup; levels: a CascaderField.',
    },
  },
  Select: {
    zh: { use: '工具栏里没有可见标签的选择。', avoid: '表单里：用 SelectField，标签和错误都在一起。' },
    en: {
      use: 'A choice in a bar, without a visible label.',
      avoid: 'A form: a SelectField has the label and the message.',
    },
  },
  MobileField: {
    zh: { use: '中国大陆手机号，粘贴带区号和空格的也能认。', avoid: '座机或国外号码：用 TextField。' },
    en: {
      use: 'A mobile number of mainland China, however it is pasted.',
      avoid: 'Landlines and numbers of other countries: take a TextField.',
    },
  },
  SmsCodeField: {
    zh: { use: '短信验证码和发送按钮，手机会自动填。', avoid: '图形验证：用 SliderCaptcha。' },
    en: {
      use: 'A code from an SMS with the button that sends it.',
      avoid: 'Proving to be human: take a SliderCaptcha.',
    },
  },
  FieldShell: {
    zh: { use: '为新的输入控件配上标签、提示、错误和 ARIA。', avoid: '已有的字段：它们已经带着它。' },
    en: {
      use: 'The label, hint and message of a new kind of control.',
      avoid: 'The fields that are there: they have it already.',
    },
  },
  Cascader: {
    zh: {
      use: '从多级目录里选，五万个节点也很快。',
      avoid: '表单里：用 CascaderField；只有一级：用 Select。',
    },
    en: {
      use: 'Choosing from a tree of levels, 50,000 nodes too.',
      avoid: 'A form: take a CascaderField; one level: a Select.',
    },
  },
  CascaderField: {
    zh: { use: '表单里的多级选择：地区、专业。', avoid: '只有一级的选项：用 SelectField。' },
    en: { use: 'Levels in a form: regions, subjects.', avoid: 'One level alone: take a SelectField.' },
  },
  DatePicker: {
    zh: { use: '表单里的一天，可以直接输入。', avoid: '展示课程安排：用 Calendar 或 Timetable。' },
    en: {
      use: 'A day in a form; it can be typed.',
      avoid: 'Showing what is on: take a Calendar or Timetable.',
    },
  },
  DateTimePicker: {
    zh: { use: '某天的某个时刻，例如预约。', avoid: '只要日期：用 DatePicker。' },
    en: { use: 'A day and its time, as for an appointment.', avoid: 'A day alone: take a DatePicker.' },
  },
  MonthPicker: {
    zh: { use: '一个月份，例如毕业时间、账单。', avoid: '具体某天：用 DatePicker。' },
    en: { use: 'A month, as of a bill.', avoid: 'A certain day: take a DatePicker.' },
  },
  TimePicker: {
    zh: { use: '一天里的某个时刻，例如每日提醒。', avoid: '带日期的时刻：用 DateTimePicker。' },
    en: {
      use: 'A time of day, as of a daily reminder.',
      avoid: 'A time of a certain day: take a DateTimePicker.',
    },
  },
  DateRangePicker: {
    zh: { use: '起止两天，例如筛选订单。', avoid: '两个无关的日期：用两个 DatePicker。' },
    en: {
      use: 'A first and a last day, as of a filter.',
      avoid: 'Two days without a bond: take two DatePickers.',
    },
  },
  DateTimeRangePicker: {
    zh: { use: '起止两个时刻，例如请假。', avoid: '只要日期：用 DateRangePicker。' },
    en: { use: 'A beginning and an end with their times.', avoid: 'Days alone: take a DateRangePicker.' },
  },
  Slider: {
    zh: { use: '凭感觉就能定的数值：音量、字号。', avoid: '必须准确的数字：用 TextField。' },
    en: {
      use: 'A value that is set by feel: a volume, a size.',
      avoid: 'A figure that has to be exact: take a TextField.',
    },
  },
  RangeSlider: {
    zh: { use: '一段范围：从哪里到哪里，例如重复播放的一段。', avoid: '只有一个值：用 Slider。' },
    en: { use: 'A stretch of a scale, as what is played again.', avoid: 'One value: take a Slider.' },
  },
  SliderCaptcha: {
    zh: { use: '登录、发短信之前证明是人，键盘也能完成。', avoid: '普通的确认：用 Button。' },
    en: {
      use: 'Proving to be human before a log-in or an SMS, by keyboard too.',
      avoid: 'Plain confirming: take a Button.',
    },
  },
  Uploader: {
    zh: { use: '上传文件或图片，断线后能接着传。', avoid: '只显示已有文件：用链接列表。' },
    en: {
      use: 'Sending files and pictures that go on after a broken line.',
      avoid: 'Showing files that are there: take a list of links.',
    },
  },
  DynamicForm: {
    zh: { use: '字段由学校后台决定的表单。', avoid: '字段固定的表单：直接用各个 Field。' },
    en: {
      use: 'A form whose fields the school decides.',
      avoid: 'A form whose fields are known: take the fields themselves.',
    },
  },
  DynamicFields: {
    zh: { use: '把学校决定的字段放进自己的表单或弹窗。', avoid: '单独成页的表单：用 DynamicForm。' },
    en: {
      use: 'Such fields inside a form or a dialog of your own.',
      avoid: 'A form that stands alone: take a DynamicForm.',
    },
  },
  StudentInfoForm: {
    zh: { use: '补全学生资料：姓名、证件、学历、地区。', avoid: '其他表单：用 DynamicForm。' },
    en: {
      use: 'What a school requires of a student: name, papers, region.',
      avoid: 'Any other form: take a DynamicForm.',
    },
  },
};
