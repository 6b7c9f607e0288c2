import { dayInChinese } from '../day.ts';
import type { Study } from '../study.ts';
import { documentOf, ink, type Issuer } from './ornaments.ts';
import { fitLines, LANDSCAPE, type Sheet, type SheetText } from './sheet.ts';

/** The content of a proof of study. */
export interface StudyTexts extends Issuer {
  readonly holderName: string;
  readonly study: Study;
}

/** Lays out the proof of study: the holder's progress in a course on the day it is created. */
export function studySheet({ holderName, study, generatedAt, companyName, shortName }: StudyTexts): Sheet {
  const { width } = LANDSCAPE;
  const { courseName, lessonCount, finishedLessons, begunAt, lastAt } = study;
  const body = `兹证明 ${holderName} 在本校学习课程《${courseName}》。截至${dayInChinese(generatedAt)}，已学完 ${finishedLessons} 节，课程共 ${lessonCount} 节。`;
  const { size, lines } = fitLines(body, { size: 18, width: 600, maxLines: 3 });
  const facts: readonly (readonly [string, string])[] = [
    ['开始学习', dayInChinese(begunAt)],
    ['最近学习', dayInChinese(lastAt)],
    ['学完课时', `${finishedLessons} / ${lessonCount}`],
  ];
  const texts: SheetText[] = [
    { text: '学习证明', x: width / 2, y: 140, size: 42, colour: ink.accent, anchor: 'middle', spacing: 14 },
    {
      text: 'PROOF OF STUDY',
      x: width / 2,
      y: 172,
      size: 13,
      colour: ink.quiet,
      anchor: 'middle',
      spacing: 3,
    },
    ...lines.map((text, line): SheetText => ({
      text,
      x: width / 2 - 300,
      y: 236 + line * 34,
      size,
      colour: ink.words,
    })),
    ...facts.flatMap(([label, value], index): SheetText[] => [
      {
        text: label,
        x: width / 2 - 200 + index * 200,
        y: 376,
        size: 13,
        colour: ink.quiet,
        anchor: 'middle',
      },
      {
        text: value,
        x: width / 2 - 200 + index * 200,
        y: 402,
        size: 18,
        colour: ink.words,
        anchor: 'middle',
      },
    ]),
  ];
  return documentOf(
    { companyName, shortName, generatedAt },
    {
      title: `学习证明 ${holderName} ${courseName}`,
      paths: [{ d: `M${width / 2 - 300} 346h600`, stroke: ink.accent, thickness: 0.6 }],
      texts,
    },
  );
}
