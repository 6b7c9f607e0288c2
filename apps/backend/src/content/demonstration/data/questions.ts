/** A student group with the groups below it. */
export interface GroupContent {
  readonly name: string;
  readonly groups?: readonly GroupContent[];
}

/** What a company sorts its students by. */
export interface QuestionsContent {
  readonly host: string;
  readonly groups: readonly GroupContent[];
  readonly organisations: readonly string[];
}

const classes = (...names: readonly string[]): readonly GroupContent[] => names.map((name) => ({ name }));

/** How 青禾学堂 sorts its students. */
export const qingheQuestions: QuestionsContent = {
  host: 'localhost',
  groups: [
    {
      name: '高中部',
      groups: [
        {
          name: '2027 届',
          groups: [
            {
              name: '物理方向',
              groups: [
                { name: '走读', groups: classes('一班', '二班') },
                { name: '住校', groups: classes('三班', '四班') },
              ],
            },
            { name: '历史方向', groups: classes('五班', '六班') },
          ],
        },
        { name: '2028 届', groups: classes('一班', '二班', '三班') },
      ],
    },
    { name: '成人部', groups: classes('考研', '自学考试', '语言证书') },
    { name: '社会学员' },
  ],
  organisations: ['青禾学堂教务中心', '江苏省自学考试服务站', '金陵教育代报中心'],
};
