import type { StudentStudyInfo, StudyClass, StudyHistory } from '@lectern/sdk/endpoints/other';
import { dayAfter, dayOf, mondayOf } from '../../../platform/dates/days.ts';
import {
  fitText,
  rectangle,
  sealOf,
  type Sheet,
  type SheetPath,
  type SheetText,
} from '../../certificate/index.ts';
import type { RecordLang } from './recordLink.ts';

/** The content of a learning record. */
export interface RecordTexts {
  readonly holderName: string;
  readonly companyName: string;
  /** Text of the seal, at most four characters. */
  readonly shortName: string;
  readonly sum: StudentStudyInfo;
  readonly history: StudyHistory;
  readonly classes: readonly StudyClass[];
  readonly generatedAt: Date;
  readonly lang: RecordLang;
}

const zh = {
  title: '学习档案',
  of: (name: string, day: string) => `${name}　截至 ${day}`,
  facts: ['学习时长', '连续学习', '课程', '练习', '考试'],
  duration: (hours: number, minutes: number) =>
    hours > 0 ? `${hours} 小时 ${minutes} 分` : `${minutes} 分钟`,
  days: (count: number) => `${count} 天`,
  courses: (count: number, finished: number) => `${count} 门，学完 ${finished}`,
  times: (count: number) => `${count} 次`,
  recent: '最近十四天，每天多少分钟',
  lessons: '看课',
  practice: '做题',
  calendar: '最近二十六周，哪天学习了',
  marks: '最近的得分率（%）',
  weeks: '最近八周',
  weekHead: ['从', '学习天数', '看课（分钟）', '做题（分钟）'],
  progress: '课程进度',
  more: (count: number) => `另有 ${count} 门课程`,
  lessonCount: (finished: number, all: number) => `${finished} / ${all} 课时`,
  none: '还没有记录',
};

const textsByLanguage: Readonly<Record<RecordLang, typeof zh>> = {
  zh,
  en: {
    title: 'Learning record',
    of: (name, day) => `${name}, as of ${day}`,
    facts: ['Time studied', 'Days in a row', 'Courses', 'Exercises', 'Exams'],
    duration: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    days: (count) => String(count),
    courses: (count, finished) => `${count}, ${finished} finished`,
    times: (count) => String(count),
    recent: 'Minutes a day, the last fourteen days',
    lessons: 'Lessons',
    practice: 'Practice',
    calendar: 'Days of study, the last twenty-six weeks',
    marks: 'Recent marks (% of the full mark)',
    weeks: 'The last eight weeks',
    weekHead: ['From', 'Days', 'Lessons (min)', 'Practice (min)'],
    progress: 'Progress in courses',
    more: (count) => `and ${count} more courses`,
    lessonCount: (finished, all) => `${finished} of ${all} lessons`,
    none: 'Nothing yet',
  },
};

/** Colours of a record, independent of the site's theme. */
const ink = {
  paper: '#ffffff',
  words: '#22262b',
  quiet: '#646b74',
  line: '#dfe3e8',
  lessons: '#2f6fde',
  practice: '#e0912f',
  /** From a day without study to one with two hours or more. */
  shades: ['#eef1f4', '#cfe0fb', '#9cc1f6', '#5b95ea', '#2f6fde'],
} as const;

/** A4, in points. */
const PAGE = { width: 595, height: 842 } as const;
const LEFT = 48;
const WIDTH = PAGE.width - 2 * LEFT;
/** Maximum width of the heading, beside the seal. */
const HEAD = WIDTH - 64;
const BARS = 14;
const WEEKS = 26;
const TABLE_WEEKS = 8;
const MAX_COURSES = 7;
const DAYS_OF_WEEK = 7;

interface Drawing {
  readonly paths: readonly SheetPath[];
  readonly texts: readonly SheetText[];
}

interface Day {
  readonly day: string;
  readonly lessons: number;
  readonly practice: number;
}

const minutes = (seconds: number): number => Math.ceil(Math.max(0, seconds) / 60);

/** Returns every day from the first to the last, inclusive. */
function daysFrom(first: string, last: string, { days }: StudyHistory): Day[] {
  const byDay = new Map(days.map((entry) => [entry.day, entry]));
  const all: Day[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) {
    const { lessonSeconds = 0, practiceSeconds = 0 } = byDay.get(day) ?? {};
    all.push({ day, lessons: minutes(lessonSeconds), practice: minutes(practiceSeconds) });
  }
  return all;
}

const heading = (text: string, y: number): SheetText => ({ text, x: LEFT, y, size: 12, colour: ink.words });
const small = (text: string, x: number, y: number, more: Partial<SheetText> = {}): SheetText => ({
  text,
  x,
  y,
  size: 8.5,
  colour: ink.quiet,
  ...more,
});

/** Draws bars of minutes, practice stacked on lessons, with the total above each. */
function barsOf(days: readonly Day[], top: number, lang: RecordLang): Drawing {
  const { lessons, practice, recent } = textsByLanguage[lang];
  const [height, base] = [84, top + 112];
  const maxCount = Math.max(1, ...days.map((day) => day.lessons + day.practice));
  const step = WIDTH / days.length;
  const drawn = days.map(({ day, ...of }, index) => {
    const x = LEFT + index * step + step * 0.2;
    const [low, high] = [(of.lessons / maxCount) * height, (of.practice / maxCount) * height];
    const sum = of.lessons + of.practice;
    const middle = { anchor: 'middle' as const };
    return {
      paths: [
        { d: rectangle(x, base - low, step * 0.6, low), fill: ink.lessons },
        { d: rectangle(x, base - low - high, step * 0.6, high), fill: ink.practice },
      ],
      texts: [
        ...(sum > 0 ? [small(String(sum), x + step * 0.3, base - low - high - 4, middle)] : []),
        small(day.slice(5).replace('-', '/'), x + step * 0.3, base + 12, middle),
      ],
    };
  });
  const legend = [
    [ink.lessons, lessons],
    [ink.practice, practice],
  ] as const;
  return {
    paths: [
      { d: `M${LEFT} ${base}h${WIDTH}`, stroke: ink.line },
      ...drawn.flatMap(({ paths }) => paths),
      ...legend.map(([fill], index) => ({
        d: rectangle(LEFT + WIDTH - 130 + index * 66, top - 8, 8, 8),
        fill,
      })),
    ],
    texts: [
      heading(recent, top),
      ...legend.map(([, name], index) => small(name, LEFT + WIDTH - 118 + index * 66, top)),
      ...drawn.flatMap(({ texts }) => texts),
    ],
  };
}

/** Returns the shade of a day; the steps are half an hour, an hour and two hours. */
const shadeOf = (sum: number): string =>
  ink.shades[[0, 30, 60, 120].filter((threshold) => sum > threshold).length] ?? ink.shades[0];

/** Draws a square per day and a column per week. */
function calendarOf(days: readonly Day[], top: number, lang: RecordLang): Drawing {
  const step = WIDTH / WEEKS;
  const side = step * 0.62;
  const rows = side * 1.2;
  const placed = days.map((day, index) => ({
    ...day,
    x: LEFT + Math.floor(index / DAYS_OF_WEEK) * step,
    y: top + 10 + (index % DAYS_OF_WEEK) * rows,
  }));
  const months = placed.filter(({ day }, index) => index % DAYS_OF_WEEK === 0 && Number(day.slice(8)) <= 7);
  return {
    paths: placed.map(({ x, y, lessons, practice }) => ({
      d: rectangle(x, y, side, side),
      fill: shadeOf(lessons + practice),
    })),
    texts: [
      heading(textsByLanguage[lang].calendar, top),
      ...months.map(({ day, x }) =>
        small(day.slice(0, 7).replace('-', '/'), x, top + 22 + DAYS_OF_WEEK * rows),
      ),
    ],
  };
}

/** Draws a line through the marks, each with its value. */
function marksOf({ marks }: StudyHistory, top: number, lang: RecordLang): Drawing {
  const title = heading(textsByLanguage[lang].marks, top);
  if (marks.length === 0)
    return { paths: [], texts: [title, small(textsByLanguage[lang].none, LEFT, top + 20)] };
  const [height, base] = [56, top + 84];
  const step = WIDTH / marks.length;
  const points = marks.map(({ percent, submittedAt }, index) => ({
    percent,
    day: dayOf(new Date(submittedAt)).slice(5).replace('-', '/'),
    x: LEFT + (index + 0.5) * step,
    y: base - (percent / 100) * height,
  }));
  const middle = { anchor: 'middle' as const };
  return {
    paths: [
      { d: `M${LEFT} ${base}h${WIDTH}M${LEFT} ${base - height}h${WIDTH}`, stroke: ink.line },
      { d: `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, stroke: ink.lessons, thickness: 1.4 },
      ...points.map(({ x, y }) => ({ d: rectangle(x - 2, y - 2, 4, 4), fill: ink.lessons })),
    ],
    texts: [
      title,
      ...points.flatMap(({ x, y, percent, day }) => [
        small(String(Math.round(percent)), x, y - 5, middle),
        small(day, x, base + 12, { ...middle, size: 7 }),
      ]),
    ],
  };
}

/** Draws the weeks as a table. */
function weeksOf(days: readonly Day[], top: number, lang: RecordLang): Drawing {
  const { weeks, weekHead } = textsByLanguage[lang];
  const columns = [LEFT, LEFT + 64, LEFT + 112, LEFT + 176];
  const row = (cells: readonly string[], y: number, colour: string) =>
    cells.map((text, index) => small(text, columns[index] ?? LEFT, y, { colour }));
  const rows = Array.from({ length: days.length / DAYS_OF_WEEK }, (_, index) => {
    const week = days.slice(index * DAYS_OF_WEEK, (index + 1) * DAYS_OF_WEEK);
    const sum = (of: (day: Day) => number) => String(week.reduce((total, day) => total + of(day), 0));
    return [
      week[0]?.day ?? '',
      String(week.filter(({ lessons, practice }) => lessons + practice > 0).length),
      sum(({ lessons }) => lessons),
      sum(({ practice }) => practice),
    ];
  });
  return {
    paths: [{ d: `M${LEFT} ${top + 24}h240`, stroke: ink.line }],
    texts: [
      heading(weeks, top),
      ...row(weekHead, top + 19, ink.quiet),
      ...rows.flatMap((cells, index) => row(cells, top + 38 + index * 15, ink.words)),
    ],
  };
}

/** Truncates a name to the width of its column. */
function cut(name: string, maxCharacters: number): string {
  const characters = Array.from(name);
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : name;
}

/** Lists the courses with their progress, last studied first. */
function progressOf(classes: readonly StudyClass[], top: number, lang: RecordLang): Drawing {
  const { progress, lessonCount, more, none } = textsByLanguage[lang];
  const x = LEFT + 264;
  const width = LEFT + WIDTH - x;
  const shown = classes.slice(0, MAX_COURSES);
  const rest = classes.length - shown.length;
  const bottom = top + 22 + shown.length * 19;
  return {
    paths: shown.flatMap(({ progressPercent }, index) => {
      const y = top + 26 + index * 19;
      const ratio = Math.min(100, Math.max(0, progressPercent)) / 100;
      return [
        { d: rectangle(x, y, width, 2), fill: ink.line },
        ...(ratio > 0 ? [{ d: rectangle(x, y, width * ratio, 2), fill: ink.lessons }] : []),
      ];
    }),
    texts: [
      { ...heading(progress, top), x },
      ...(shown.length === 0 ? [small(none, x, top + 20)] : []),
      ...shown.flatMap(({ className, classNameEn, finishedCount, lessonCount: all }, index) => {
        const y = top + 21 + index * 19;
        const name = lang === 'en' && classNameEn !== '' ? cut(classNameEn, 30) : cut(className, 16);
        return [
          small(name, x, y, { colour: ink.words }),
          small(lessonCount(finishedCount, all), LEFT + WIDTH, y, { anchor: 'end' }),
        ];
      }),
      ...(rest > 0 ? [small(more(rest), x, bottom + 4)] : []),
    ],
  };
}

/** Lays out a learning record: statistics, days, weeks, marks and courses of a student on a day. */
export function recordSheet({
  holderName,
  companyName,
  shortName,
  sum,
  history,
  classes,
  generatedAt,
  lang,
}: RecordTexts): Sheet {
  const text = textsByLanguage[lang];
  const today = dayOf(generatedAt);
  const monday = mondayOf(today);
  const sunday = dayAfter(monday, DAYS_OF_WEEK - 1);
  const weeksBefore = (count: number) => dayAfter(monday, -DAYS_OF_WEEK * (count - 1));
  const spent = Math.floor(sum.studySeconds / 60);
  const values = [
    text.duration(Math.floor(spent / 60), spent % 60),
    text.days(sum.streakDays),
    text.courses(sum.courseCount, sum.finishedCourseCount),
    text.times(sum.exerciseCount),
    text.times(sum.examCount),
  ];
  const column = WIDTH / values.length;
  const seal = sealOf(shortName, LEFT + WIDTH - 52, 40, 52);
  const drawings: readonly Drawing[] = [
    seal,
    barsOf(daysFrom(dayAfter(today, 1 - BARS), today, history), 196, lang),
    calendarOf(
      // The current week ends today.
      daysFrom(weeksBefore(WEEKS), today, history),
      356,
      lang,
    ),
    marksOf(history, 502, lang),
    weeksOf(daysFrom(weeksBefore(TABLE_WEEKS), sunday, history), 634, lang),
    progressOf(classes, 634, lang),
  ];
  return {
    ...PAGE,
    title: `${text.title} ${holderName}`.trim(),
    lang: lang === 'zh' ? 'zh-CN' : 'en',
    author: companyName,
    generatedAt,
    paths: [
      { d: rectangle(0, 0, PAGE.width, PAGE.height), fill: ink.paper },
      { d: `M${LEFT} 108h${WIDTH}`, stroke: ink.line },
      ...drawings.flatMap(({ paths }) => paths),
    ],
    texts: [
      fitText({ text: companyName, x: LEFT, y: 52, size: 11, colour: ink.quiet }, HEAD),
      { text: text.title, x: LEFT, y: 80, size: 22, colour: ink.words },
      fitText({ text: text.of(holderName, today), x: LEFT, y: 98, size: 10, colour: ink.quiet }, HEAD),
      ...values.flatMap((value, index) => [
        small(text.facts[index] ?? '', LEFT + index * column, 130, { size: 9 }),
        { text: value, x: LEFT + index * column, y: 150, size: 13, colour: ink.words },
      ]),
      ...drawings.flatMap(({ texts }) => texts),
    ],
  };
}
