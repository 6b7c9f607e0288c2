/** What students of a course said of it. */
export interface CourseReviews {
  /** Key of the course. */
  readonly course: string;
  /** How many ever had it. */
  readonly students: number;
  /** A line each: stars, a space, what the student says; after ` → ` the teacher's answer. */
  readonly reviews: string;
}

/** The former students of a company, and what they said. */
export interface AlumniContent {
  /** The host by which the company is found. */
  readonly host: string;
  /** Names of former students, who wrote the reviews. */
  readonly alumni: readonly string[];
  readonly courses: readonly CourseReviews[];
  /** How many ever had each package, by its key. */
  readonly packages: Readonly<Record<string, number>>;
}

/** Who studied at the two companies of the demonstration before, and what they thought of it. */
export const alumniContents: readonly AlumniContent[] = [
  {
    host: 'localhost',
    alumni: [
      '陈嘉禾',
      '李知夏',
      '王一诺',
      '张书宁',
      '刘沐阳',
      '赵可欣',
      '孙逸凡',
      '吴桐',
      '郑小雨',
      '冯若溪',
      '褚云舟',
      '蒋思齐',
      '韩念慈',
      '杨景行',
      '朱星辰',
      '许南乔',
      '何其乐',
      '吕望舒',
      '施晚晴',
      '孔令仪',
      '曹子墨',
      '魏长青',
      '姜小满',
      '谢书瑶',
    ],
    packages: {
      'first-year-science': 1265,
      'exam-maths': 342,
      'data-path': 486,
      'entrance-maths': 917,
      'office-pair': 754,
    },
    courses: [
      {
        course: 'maths-one',
        students: 3846,
        reviews: `
5 终于明白对数为什么要这么定义了，顾老师讲“问几次”那一节我看了三遍。 → 看三遍的同学，期末一定不怕它。
5 女儿高一，原来一提函数就皱眉，现在会自己先画图再做题。作业量刚好。
4 讲得很清楚，就是后面三角函数希望再多几道难题。 → 第 23 节后面补了一组选做题，去题库看看。
5 每节不到二十分钟，放学坐地铁正好一节。
5 诱导公式那节太值了，我再也不背口诀了。
4 板书漂亮，节奏稍慢，我开 1.25 倍刚好。`,
      },
      {
        course: 'conics',
        students: 2174,
        reviews: `
5 齐次化那节讲完，我把之前放弃的大题全补上了。
5 顾老师会把算错的过程留在黑板上，告诉你哪一步起就回不去了，太真实。
4 难度不低，建议先把教材例题做完再来。
5 高三一轮跟下来，圆锥曲线从 4 分变成 11 分。`,
      },
      {
        course: 'maths-sprint',
        students: 846,
        reviews: `
5 被点评过两次手写过程，才知道自己老在同一步丢分。 → 第二次明显好多了，保持。
5 小班真的会叫到你名字，不敢走神。
4 周六晚上时间有点紧，好在回放第二天就有。`,
      },
      {
        course: 'forces',
        students: 2931,
        reviews: `
5 电梯里放体重秤那段太有意思了，我自己也去试了一遍。 → 记得先跟家里人说一声。
5 受力分析五步法真管用，以前总多画一个力。
4 传送带两节信息量大，看了两遍才跟上。
5 沈老师讲加速度的正负，是我听过最清楚的。`,
      },
      {
        course: 'electromagnetism',
        students: 712,
        reviews: `
5 现场换磁铁数给我们看，弹幕全在喊再加一块。
4 进度偏快，建议先预习课件。 → 课件提前三天发，别忘了下载。
5 导体棒那节把能量账算清楚后，选择题基本不错了。`,
      },
      {
        course: 'reactions',
        students: 1688,
        reviews: `
5 水果电池那节我妈跟着一起看完了，还真点亮了灯。
5 三行表救了我，平衡计算终于不乱。
4 水解讲得快了点，多暂停几次就好。`,
      },
      {
        course: 'genetics',
        students: 5203,
        reviews: `
5 免费课能讲成这样，良心。已经推荐给全班。
5 卡片配对的方法太直观了，我用它给弟弟讲了一遍。
5 测交那节的设计思路讲得像侦探故事。
4 希望出下半部分：变异与进化。 → 正在拍，明年春天见。`,
      },
      {
        course: 'classical-thirty',
        students: 2417,
        reviews: `
5 方老师读《项脊轩志》最后一句的时候，停了好几秒，我也停了。
5 圈出来的易错字刚好是我月考错的那几个。
4 语速偏慢，但确实要慢。
5 批注页设计得很好，打印出来夹在书里了。 → 用旧了再打一份，批注要常看常新。`,
      },
      {
        course: 'essay-live',
        students: 634,
        reviews: `
5 第一次有人告诉我哪一句可以整句删掉。
5 面批的十二篇比范文有用多了，都是同龄人的毛病。
4 作业要按时交，拖一周就跟不上。`,
      },
      {
        course: 'english-grammar',
        students: 1975,
        reviews: `
5 “先找动词再找主语”一句话，长难句真的不怕了。
4 例句都很新，没有老掉牙的课本句。
5 独立主格终于弄懂，感谢林老师。`,
      },
      {
        course: 'calculus',
        students: 4120,
        reviews: `
5 ε-δ 当成两个人的游戏来讲，我一下就懂了，期末 94。
5 考研二战，上册只看秦老师。
4 泰勒那节三十分钟信息量爆炸，建议分两次看。 → 收到，讲义里加了分段标记。
5 黑板真的不擦，暂停就能看到整条推导。`,
      },
      {
        course: 'linear-algebra',
        students: 6842,
        reviews: `
5 学了两年线代第一次知道行列式在说什么。
5 机器学习前的必修，讲得比付费课还好。
5 最小二乘那节配的动图太好了。
4 想要配套习题。 → 题库“线性代数”里有三套，免费做。`,
      },
      {
        course: 'probability',
        students: 587,
        reviews: `
5 体检那个贝叶斯例子我讲给全家听了。
4 直播节奏好，就是下课时间总拖十分钟。 → 下次我定个闹钟。`,
      },
      {
        course: 'long-sentences',
        students: 3320,
        reviews: `
5 每天一讲，一个月下来阅读错从 9 个到 3 个。
5 “插入语先划掉”真香。
4 后面真题句子密度大，配着讲义看更好。`,
      },
      {
        course: 'python-first',
        students: 9156,
        reviews: `
5 四十五岁，第一次写代码，乌龟走起来的时候我笑出声了。 → 它等您很久了。
5 每节十几分钟，午休刚好。
5 报错那一节应该给所有初学者看。
5 跟完就去报了数据分析，衔接得很好。
4 希望能有手机端的编辑器。`,
      },
      {
        course: 'python-data',
        students: 2748,
        reviews: `
5 “会骗人的图”那节，我回去把公司的周报全改了。
5 三个项目都能写进简历，HR 真的问了。
4 A/B 测试需要一点统计基础，先看秦老师的概率课更好。
5 许老师不炫技，代码都很短。`,
      },
      {
        course: 'web-first',
        students: 2093,
        reviews: `
5 先写原生再写 React 的顺序太对了，终于不是背 API。
5 陆老师批改代码真的每份都写原因。
4 网格布局那节可以再慢一点。
5 作品集上线那天发了朋友圈，两年没发过了。`,
      },
      {
        course: 'algorithms',
        students: 418,
        reviews: `
5 让学员讲解法这一环最紧张也最有收获。
5 面试问到滑动窗口，我差点笑出来。
4 强度大，每周要留六小时。`,
      },
      {
        course: 'spoken-english',
        students: 4410,
        reviews: `
5 “礼貌地拒绝”救了我一个季度的加班。
5 看到自己的停顿图，才知道每句话卡在哪。
4 场景实用，希望出第二季。 → 第二季是“租房与生活”，在录了。`,
      },
      {
        course: 'ielts-writing',
        students: 326,
        reviews: `
5 从 6 到 7，批改是真的逐句。
4 建议提前写好第一篇，排队批改有先后。`,
      },
      {
        course: 'japanese-n5',
        students: 2660,
        reviews: `
5 は和が讲得太清楚了，中文母语者的困惑她都懂。
5 练习纸好看又好用，我打印了一整本。
4 希望片假名再多一节。
5 N5 一次过，下一步 N4 什么时候开？ → 明年三月，一定来。`,
      },
      {
        course: 'accounting-first',
        students: 3015,
        reviews: `
5 奶茶店的故事把我从“借贷方向”里救出来了。
5 初级 96 分，谢谢周老师。 → 恭喜，奶茶我请。
4 增值税那节要配合最新政策看。
5 开小店的也能听，真的会记账了。`,
      },
      {
        course: 'excel',
        students: 5127,
        reviews: `
5 周报从三小时变成十分钟，老板以为我熬夜了。
5 XLOOKUP 一节值回票价。
4 练习文件很用心，希望有 WPS 版。 → WPS 版已放到资料区。`,
      },
      {
        course: 'layout',
        students: 1384,
        reviews: `
5 “黑白先行”改变了我的工作顺序。
5 改海报的过程像看人整理房间，很治愈。
4 小册子一节可以拆两节。`,
      },
      {
        course: 'phone-film',
        students: 2239,
        reviews: `
5 给奶奶拍的一分钟，全家看哭了。
4 内容精炼，适合周末看完就去拍。`,
      },
      {
        course: 'museum-china',
        students: 4388,
        reviews: `
5 听完再去博物馆，终于不是走马观花。
5 带钩那集居然讲到了打仗和跳舞。
5 和孩子一起听的，每晚一件。
4 配图可以再大一点。`,
      },
      {
        course: 'red-chamber',
        students: 531,
        reviews: `
5 螃蟹宴那一夜，评论区像在开诗社。
5 白老师的声音配一壶茶，周日晚上的固定节目。`,
      },
      {
        course: 'guitar',
        students: 1746,
        reviews: `
5 六十三岁学会《送别》，弹给老同学听了。 → 这是我今年最高兴的一条评价。
5 F 和弦那节的角度建议，立刻不闷。
4 想要配套的伴奏音频。`,
      },
    ],
  },
  {
    host: 'second.localhost',
    alumni: ['段启明', '费晓岚', '龚立新', '骆一舟'],
    packages: { 'manager-pair': 121 },
    courses: [
      {
        course: 'new-manager',
        students: 1820,
        reviews: `
5 批评那节的提纲我照着用了，对方说谢谢。
4 案例都是真公司，不空。`,
      },
      {
        course: 'coaching-live',
        students: 196,
        reviews: `5 对练很紧张，但下周就用上了。`,
      },
      {
        course: 'clear-slides',
        students: 2304,
        reviews: `5 三十页真的改成了一页，会开了十五分钟。`,
      },
      {
        course: 'data-privacy',
        students: 4096,
        reviews: `4 比想象中好看，四十分钟真的看完了。`,
      },
      {
        course: 'fire-safety',
        students: 3851,
        reviews: `5 演练时真的照着清单走的。`,
      },
    ],
  },
];
