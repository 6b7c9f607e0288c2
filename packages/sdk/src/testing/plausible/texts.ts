/** Texts by a pattern of field names; the first match applies. */
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^orderNo$|tradeNo$/, ['20260302090000123456', '20260301203012456789', '20260226114530987654']],
  [/cardNo$|certificateNo$|invoiceNo$/, ['QH20260001', 'QH20260017', 'QH20260042']],
  [/mobile$|phone$|^account$/i, ['13800138000', '13900139000']],
  [/smsCode$|^code$/, ['123456']],
  [/email$/i, ['student@school.example']],
  [/identityId$|idNumber$/, ['11010519491231002X']],
  [/password$/i, ['a text enciphered with the public key']],
  [/token$|access_token|_sessionId$|nonce$/i, ['q7Yk2hJ9sT0bV4nX']],
  [/hash$|digest$/, ['Zx3vN8tQ1mB7cK5pR9dL2s']],
  [/signature$|publicKey$|rescueKey$/, ['Zx3vN8tQ1mB7cK5pR9dL2sWf6gH0jY4u']],
  [/fileName$|sourceName$/, ['笔记.pdf', '课堂板书.png', '讲义.docx']],
  [/extension$|fileType$/, ['pdf', 'png', 'docx']],
  [/key$/, ['100/2026-03-02/coldatatypefile/7c9e6679-7425-40de-944b-e07fc1f90ae7.png']],
  [/origin$|^domain$/, ['https://school.example']],
  [/suffix$/i, ['beijing']],
  [/^provinceName$|^province$/, ['北京市', '浙江省']],
  [/^cityEn$/, ['Beijing', 'Hangzhou']],
  [/^city$/, ['北京', '杭州']],
  [/^(province|city|county)Code$|^county$/, ['110105']],
  [/placeName$|addressDetail$|^address$/, ['北京市海淀区学院路 1 号', '杭州市西湖区文三路 20 号']],
  [/(author|nick|student|owner)NameEn$/, ['Su Xiaoyu', 'Li Ran']],
  [
    /(author|nick|student|owner|sign)Name$|^author$|emergencyName$/,
    ['苏小雨', '李然', '张一诺', '黄子轩', '韩梅', '陆远'],
  ],
  [/^companyName/, ['青禾教育', '青禾']],
  [/^schoolOfGraduation$/, ['第一中学']],
  [/sectionName$/, ['单选题', '多选题', '解答题']],
  [/fieldName$/, ['毕业学校', '兴趣爱好']],
  [/fieldCode$/, ['graduate_school']],
  [/fieldTip$/, ['请填写真实信息']],
  [
    // Fields that contain more than a name.
    /^(summary|subtitle|about|audience|description|reason|motto|quote|result|story|prerequisites|outcomes|notice)En$/,
    [
      'From the first idea to the last exercise, in small steps.',
      'For those who want to understand before they learn by heart.',
    ],
  ],
  [/^teacherTitleEn$/, ['Senior teacher']],
  [/^tagEn$/, ['News', 'Events', 'Research']],
  [/^teacherTitle$/, ['高级教师', '特级教师', '教研组长']],
  [/^tag$/, ['通知', '活动', '教研']],
  [/^(level|language|provider)En$/, ['Chinese']],
  [/^language$/, ['中文']],
  [/^provider$/, ['青禾学堂教研中心']],
  [/^motto$/, ['把难题讲简单，把简单的事做好。', '先理解，再记忆。']],
  [/^quote$|^story$/, ['跟着老师一步一步走，我终于弄懂了导数。', '每天半小时，三个月后听力提高了十二分。']],
  [/^result$/, ['数学提高 32 分', '考入理想大学']],
  [
    /^summary$|^subtitle$|^description$|^about$|^audience$/,
    [
      '从一个具体问题出发，讲清概念，再做到会用。',
      '每讲配有例题、练习和小结，适合系统复习。',
      '面向高二、高三学生，零基础也能跟上。',
    ],
  ],
  [/^prerequisites?$/, ['学完必修一即可']],
  [/^outcomes?$|^benefits?$/, ['能独立分析函数的单调性', '掌握常见题型的解法', '形成自己的错题本']],
  [/^reason$|^remark$/, ['完成每日练习', '购买课程', '活动奖励']],
  [
    /^(content|text|reply|note|answer)$/,
    ['讲得很清楚，例题选得好。', '先看例题，再动手做一遍。', '建议多做两遍练习。'],
  ],
  [
    /html(En)?$|introduction(En)?$|contentEn$/i,
    ['<p>先看例题，再动手做一遍。</p><p>有问题可以在课程讨论区提问。</p>'],
  ],
  [/(url|href|link|uri)$/i, ['']],
  [/route$|path$/i, ['/course/list']],
  [/keyword/, ['数学']],
  [/^label$/, ['A', 'B', 'C', 'D']],
  [/^(msg|message|domainWarnMsg)$/, ['']],
  [/^(siteTitle|logoText|companyName)En$/, ['Qinghe School']],
  [/^(siteTitle|logoText)$/, ['青禾学堂']],
  [/^copyright$/, ['© 2026 青禾学堂']],
  [/^overview$/, ['青禾学堂专注高中在线教学与测评。']],
  [/^companyAddress$/, ['北京市海淀区学院路 1 号']],
  [/^icpNo$/, ['京ICP备00000000号-1']],
  [/Zone$/, ['Asia/Shanghai']],
  [/^(themeColor|themes)$/, ['blue']],
  [/^(cardName|packageName)$/, ['春季学习卡', '高三全科套餐']],
  [/^bankName$/, ['中国建设银行北京学院路支行']],
  [/^bankAccount$/, ['6227000000000000000']],
  [/^(menuName|action|actionEn|menuNameEn)$/, ['查看详情']],
  [/^titleEn$|^nameEn$/, ['How to Study Here', 'Questions and Answers', 'New Courses']],
  [/^(title|name)$/, ['学习指南', '常见问题', '新课上线']],
  [/^identityTypeCode$/, ['ID_IDCARD']],
  [/^(fileTypes|extensions)$/, ['pdf', 'docx', 'png']],
  [/^videoTypes$/, ['mp4', 'mov']],
  [/^meetingNo$/, ['861 2345 6789']],
  [/^qrContent$/, ['https://pay.example/mock']],
  [/^(subject|major)$/, ['数学', '汉语言文学']],
  [/^(company|position)$/, ['青禾教育']],
  [/^provinces$/, ['北京市', '浙江省', '四川省']],
  [/^asks$/, ['身份证号', '毕业学校']],
  [/^points$/, ['函数的单调性', '极值与最值']],
  [/^(struck|lastAnswer|chooseFieldValue|fieldValue)$/, ['A', 'B']],
  [/^scope$/, ['全部课程']],
  [/^username$/, ['student_1']],
  [/^functionCode$/, ['QUESTION_BANK']],
  [/(itemCode|ItemCode)$/, ['1']],
  // External links and services do not exist in a mock, so these are empty.
  [
    /^(resultForm|includedIn|studentUrlGh|teachmethod|captchaScript|redirectConfig|field2|field3|liveDomain)$/,
    [''],
  ],
  [/^(otherImJs|bdsqType|leyuNo|statKey)$/, ['']],
  [
    /^(securityRegno|tencentWeibo|sinaWeibo|tencentWechat|qqNum|personalqqNum|servicePhone\d|serviceEmails|prompt)$/,
    [''],
  ],
  [/(title|name|label|text|suffix)En$/i, ['A Short Text']],
  [/^(qq|weixin)$/, ['school_qinghe']],
  [/^value$|^code$/, ['1']],
  [/En$/, ['A short text in English.']],
];

/** Texts for fields whose schema has a pattern. */
const PATTERNED = [
  '13800138000',
  '123456',
  '101',
  '王小明',
  '11010519491231002X',
  '91110105MA01ABCD2X',
  'student_1',
  'png',
  '1',
  '100/2026-03-02/coldatatypefile/7c9e6679-7425-40de-944b-e07fc1f90ae7.png',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  'beijing',
  '#1668dc',
];

/** Numbers by a pattern of field names; one of them is picked. */
const NUMBERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(listPrice|price|realPrice|userRealPrice)(Cents)?$/, [19_900, 0, 9900, 29_900, 49_900, 39_900, 99_900]],
  [/Cents$|amount$/i, [19_900, 5000, 9900, 2000, 10_000]],
  [/^studentCount$|^bookedCount$|^memberCount$/, [328, 1260, 96, 512, 2043]],
  [/^viewCount$|^downloadCount$|^likeCount$/, [36, 128, 7, 450]],
  [/lessonCount$/, [24, 12, 36, 16, 8]],
  [/questionCount$/, [20, 25, 30, 40]],
  [/^total$|Count$|^count$|^number$/, [12, 3, 8, 5, 20]],
  [/percent$/i, [40, 0, 75, 100, 15, 60]],
  [/seconds$/i, [1500, 600, 2700, 900]],
  [/minutes$/i, [90, 120, 60, 45]],
  [/size$|bytes$/i, [204_800, 1_048_576, 3_670_016]],
  [/^totalScore$/, [100, 150]],
  [/score$/i, [85, 72, 93, 64]],
  [/^(pageNo|page|pageIndex|sequence|position|rank)$/, [1]],
  [/pageSize$/, [20]],
  [/ratingAverage$|^average$/, [4.8, 4.6, 4.9, 4.2]],
  [/rating$/, [5, 4, 5, 3]],
  [/year$/, [2026, 2025, 2024]],
  [/days$/i, [30, 90, 365]],
  [/points?$|integral|remaining$|gained$/i, [320, 50, 120, 10]],
  [/difficulty$|level$/, [2, 1, 3]],
  [/hours$/, [24, 12]],
];

/** Returns the texts for a field name. */
export const textsOf = (name: string): readonly string[] =>
  TEXTS.find(([end]) => end.test(name))?.[1] ?? ['示例'];

/** Returns a text that matches a pattern; empty where none of the list does. */
export function patterned(pattern: string): string {
  const allowed = new RegExp(pattern, 'u');
  return PATTERNED.find((each) => allowed.test(each)) ?? '';
}

/** Returns the numbers for a field name; undefined where any number fits. */
export const numbersOf = (name: string): readonly number[] | undefined =>
  NUMBERS.find(([end]) => end.test(name))?.[1];
