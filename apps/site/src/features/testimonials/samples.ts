import type { Testimonial, TestimonialList } from '@lectern/sdk/endpoints/testimonials';

/** A former student's story, as the server sends it. */
export const testimonial = (fields: Partial<Testimonial> = {}): Testimonial => ({
  voiceId: '1',
  name: '陈嘉禾',
  nameEn: 'Chen Jiahe',
  portrait: '',
  about: '2026 届高三 · 现就读浙江大学',
  aboutEn: '',
  result: '高考数学 138 分',
  resultEn: '',
  quote: '第一次觉得压轴题是可以“看”出来的。',
  quoteEn: '',
  story:
    '<p>高三上学期，我的数学一直在 105 分上下，圆锥曲线那道题基本空着。</p><p>老师的课有个规矩：<strong>先画图，再动笔</strong>。到第八讲忽然发现，要设的线就在图上。</p>',
  storyEn: '',
  toldOn: '2026-11-17',
  course: { commodityId: '5', courseId: '15', courseName: '圆锥曲线二十讲', courseNameEn: 'Conics' },
  ...fields,
});

/** A page of stories. */
export const testimonialPage: TestimonialList = {
  total: 7,
  records: [
    testimonial(),
    testimonial({
      voiceId: '2',
      name: '吴桐',
      nameEn: '',
      about: '高二学生',
      result: '',
      quote: '原来《赤壁赋》不是用来背的，是用来读的。',
      course: null,
    }),
  ],
};
