import type { SubjectDraft } from '../../../../modules/question/bankDraft.ts';
import { blank, choice, trueFalse, material, open, paper } from './write.ts';

const tense = choice({
  key: 'english:tense',
  stem: 'By the time we reached the station, the last train ______.',
  options: ['left', 'has left', 'had left', 'was leaving'],
  right: 'C',
  explanation:
    '“By the time + 一般过去时”引导的从句，主句用过去完成时：到站时，火车已经开走，所以用 **had left**。',
  points: ['时态'],
});

const clause = choice({
  key: 'english:clause',
  stem: 'The library, ______ opened only last month, is already full every evening.',
  options: ['that', 'which', 'where', 'what'],
  right: 'B',
  explanation:
    '逗号隔开的是非限制性定语从句，先行词 *the library* 在从句里作主语，用 **which**；that 不引导非限制性从句，where 不能作主语。',
  points: ['从句'],
});

const subjunctive = choice({
  key: 'english:subjunctive',
  stem: 'If I ______ you, I would ask the teacher before the exam, not after it.',
  options: ['am', 'was being', 'were', 'had been'],
  right: 'C',
  explanation: '与现在事实相反的假设，if 从句用过去式，be 动词一律用 **were**，主句用 would + 动词原形。',
  points: ['虚拟语气'],
});

const words = choice({
  key: 'english:words',
  stem: 'Which of the following words can mean “to make something better”?',
  options: ['improve', 'enhance', 'impair', 'refine'],
  right: 'ABD',
  explanation: 'improve 改善、enhance 提升、refine 改进，都使事物变好；**impair** 是“损害”。',
  points: ['词汇'],
});

const idiom = trueFalse({
  key: 'english:idiom',
  stem: '“Break a leg” 用来祝人演出成功，并不是让人受伤。',
  isTrue: true,
  explanation: '*Break a leg* 是剧场里的习语，意思是“祝你好运”。',
  points: ['词汇'],
  difficulty: 1,
});

const forms = blank({
  key: 'english:forms',
  stem: 'Write the past tense: *teach* → {{1}}, *bring* → {{2}}, *choose* → {{3}}.',
  blanks: [['taught'], ['brought'], ['chose']],
  explanation:
    'teach 和 bring 的过去式都以 *-ought / -aught* 结尾：taught、brought；choose 变为 chose，过去分词是 chosen。',
  points: ['动词变化'],
  difficulty: 1,
});

const seasons = blank({
  key: 'english:weekend',
  stem: 'The two days of the weekend are {{1}} and {{2}}.',
  blanks: [
    { accepted: ['Saturday'], group: 'days' },
    { accepted: ['Sunday'], group: 'days' },
  ],
  explanation: '周末是 Saturday 和 Sunday，先后不限；大小写不影响得分，但星期的首字母应当大写。',
  points: ['词汇'],
  difficulty: 1,
});

const reading = material({
  key: 'english:reading',
  stem: `On a hill above our town stands a small glass room that most visitors take for a greenhouse. It is, in fact, \
a library of smells. For thirty years Mrs Lin has kept the air of ordinary places in stoppered bottles: the first \
rain on a school playground, the inside of a clock shop, the harbour at five in the morning.

She began after her father lost his sight. “He could not look at photographs any more,” she says, “but when I opened \
the window after a storm, he told me the names of everyone in his old class.” A smell, she realised, does not show \
you the past; it lets you walk into it.

The collection now holds more than nine hundred bottles, and doctors from the city bring patients whose memory is \
failing. Nobody promises a cure. Yet a retired bus driver who had not spoken for weeks opened a bottle marked *Route \
7, winter* and asked, quite clearly, whether the heating had been repaired.`,
  parts: [
    choice({
      key: 'english:reading:1',
      stem: 'Why did Mrs Lin start her collection?',
      options: [
        'To attract visitors to the town.',
        'To help her blind father remember.',
        'To test a new medical treatment.',
        'To record the weather of the town.',
      ],
      right: 'B',
      explanation: '第二段：父亲失明后看不了照片，而雨后的气味让他叫出了全班同学的名字，她由此开始收集。',
      points: ['阅读理解'],
    }),
    choice({
      key: 'english:reading:2',
      stem: 'What does “it lets you walk into it” suggest?',
      options: [
        'Smells make people go outdoors.',
        'Smells fade as time passes.',
        'Smells bring the past back as an experience.',
        'Smells are less reliable than photographs.',
      ],
      right: 'C',
      explanation: '与“show you the past”相对：气味不是给人看过去，而是让人重新身处其中。',
      points: ['阅读理解'],
      difficulty: 3,
    }),
    choice({
      key: 'english:reading:3',
      stem: 'The story of the bus driver is told in order to show that ______.',
      options: [
        'the collection can cure memory loss',
        'a familiar smell may reach what words cannot',
        'old buses were badly heated',
        'doctors disagree about the collection',
      ],
      right: 'B',
      explanation:
        '文中说 *Nobody promises a cure*，所以 A 过头；司机闻到熟悉的气味后开口说话，说明气味能触到语言触不到的记忆。',
      points: ['阅读理解'],
    }),
  ],
});

const gap = (number: number, options: readonly string[], right: string, explanation: string) =>
  choice({
    key: `english:cloze:${number}`,
    stem: `第 ${number} 空`,
    options,
    right,
    explanation,
    points: ['完形填空'],
  });

const cloze = material({
  key: 'english:cloze',
  isCloze: true,
  stem:
    'My grandfather repaired radios. He said that a radio never really {{1}}; it only stopped listening. ' +
    'When I was nine he gave me one that had been silent for years and told me to be {{2}}. Every evening ' +
    'I cleaned one part and put it back. After three weeks it {{3}} a thin voice reading the weather. I ' +
    'have owned better radios since, but none that I had to {{4}} first.',
  parts: [
    gap(
      1,
      ['died', 'cheated', 'slept', 'grew'],
      'A',
      '后一句“它只是不再倾听”与“死去”相对：radio never really **died**。',
    ),
    gap(
      2,
      ['polite', 'patient', 'careless', 'famous'],
      'B',
      '后文每晚只清理一个零件，说明要有耐心：**patient**。',
    ),
    gap(3, ['gave up', 'gave out', 'put off', 'took after'], 'B', '**give out** 在这里是“发出（声音）”。'),
    gap(4, ['sell', 'borrow', 'wake', 'paint'], 'C', '呼应开头“只是不再倾听”：得先把它**唤醒**。'),
  ],
});

const letter = open({
  key: 'english:letter',
  stem:
    'Your school library will stay open until ten in the evening. Write an e-mail of about 60 ' +
    'words to a classmate: tell the news, give one reason why it is useful, and suggest a time ' +
    'to go together.',
  reference: `Hi Chen,

Good news: from next Monday our library will stay open until ten! It will be much quieter than my dormitory, so I can \
finally finish the reading for our history class. Shall we go together on Tuesday after dinner, say at half past \
seven? I will keep a seat by the window for you.

Yours, Lin`,
  explanation: '评分参考：三个要点各 3 分，语言准确 4 分，格式与连贯 2 分。',
  points: ['写作'],
});

/** University English. */
export const english: SubjectDraft = {
  category: '大学公共课',
  categorySort: 1,
  name: '大学英语',
  summary: '语法、词汇、阅读、完形与写作',
  sort: 2,
  questions: [tense, clause, subjunctive, words, idiom, forms, seasons, reading, cloze, letter],
  papers: [
    paper({ key: 'paper:english:1', name: '大学英语 · 四级模拟卷', minutes: 60, difficulty: 3, sort: 3 }, [
      { name: 'Part I  Grammar', score: 4, of: [tense, clause, subjunctive] },
      { name: 'Part II  Words', score: 5, of: [words, idiom, forms, seasons] },
      { name: 'Part III  Reading', score: 6, of: [reading] },
      { name: 'Part IV  Cloze', score: 4, of: [cloze] },
      { name: 'Part V  Writing', score: 15, of: [letter] },
    ]),
    paper({ key: 'paper:english:2', name: '大学英语 · 语法小测', minutes: 10, difficulty: 1, sort: 4 }, [
      { name: 'Grammar', score: 10, of: [tense, clause, subjunctive, forms] },
    ]),
  ],
};
