import type { GuardedContent } from './content.ts';

/** What 汇才企业学院 has its people sign, where every agreement counts. */
export const huicaiAgreements: GuardedContent = {
  host: 'second.localhost',
  protocols: [
    {
      key: 'training',
      name: '培训服务协议',
      text: `
## 一、培训

公司承担培训费用；员工在一个月内学完全部课次，并通过每门课的小测。

## 二、服务期

学完之日起服务满一年的，培训费用不再计算。`,
    },
    {
      key: 'secrecy',
      name: '保密承诺书',
      text: `
## 我承诺

1. 不截屏、不转发课程中的案例和数据；
2. 离开岗位时交还全部学习资料；
3. 离职后继续遵守本承诺。`,
    },
  ],
  courses: [
    {
      key: 'first-week',
      motif: 'business',
      name: ['入职第一周', 'Your first week'],
      summary: ['认识人、认识系统、交第一份周报。', 'People, systems, and the first report.'],
      price: 199,
      lessons: [
        [['第一天要办的事', 'Day one'], 12],
        [['写好第一份周报', 'The first report'], 14],
      ],
    },
    {
      key: 'data-safety',
      motif: 'data',
      name: ['信息安全须知', 'Keeping data safe'],
      summary: ['客户数据能放在哪、不能放在哪。', 'Where customer data may lie, and where not.'],
      price: 99,
      lessons: [[['三类数据', 'Three kinds of data'], 13]],
    },
  ],
  packages: [
    {
      key: 'newcomers',
      motif: 'business',
      name: ['新员工入职包', 'For new colleagues'],
      summary: ['入职第一个月要学的两门课。', 'Two courses for the first month.'],
      price: 269,
      courses: ['first-week', 'data-safety'],
      agreements: [['training'], ['secrecy']],
    },
  ],
  students: [{ username: 'signer', owns: ['newcomers'] }],
};
