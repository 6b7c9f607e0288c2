import type { PaperDraft, QuestionDraft } from '../../../modules/question/bankDraft.ts';
import type { SubjectName } from './collections.ts';
import type { SourceFile } from './sourceFile.ts';

/** Normalizes the names of volumes: 新课标ⅱ, 新课标II and 新课标Ⅱ are the same. */
function volumeName(volume: string): string {
  const roman = volume
    .replace(/ⅰ|(?<=卷|标)i(?!i)/g, 'Ⅰ')
    .replace(/ⅱ|(?<=卷|标)ii(?!i)/g, 'Ⅱ')
    .replace(/ⅲ|(?<=卷|标)iii/g, 'Ⅲ');
  const named = /^(?:甲|乙)卷$/.test(roman) ? `全国${roman}` : roman === '解析版' ? '全国卷' : roman;
  const spaced = named
    .replace(/([\u4e00-\u9fff])([ⅠⅡⅢ])/g, '$1 $2')
    .replace(/^(新课标|全国卷) ([ⅠⅡⅢ])$/, '$1 $2 卷');
  return spaced
    .replace('全国卷 Ⅰ 卷', '全国 Ⅰ 卷')
    .replace('全国卷 Ⅱ 卷', '全国 Ⅱ 卷')
    .replace('全国卷 Ⅲ 卷', '全国 Ⅲ 卷');
}

/** Makes papers of a file's questions, one per year, with a section for each volume. */
export function papersOf(
  file: SourceFile,
  drafts: ReadonlyMap<number, QuestionDraft>,
  subject: SubjectName,
): PaperDraft[] {
  const years = Map.groupBy(file.items, (item) => item.year);
  return [...years].map(([year, items]): PaperDraft => {
    const volumes = Map.groupBy(items, (item) => volumeName(item.volume));
    return {
      sourceKey: `gaokao:${file.subject}:${year}`,
      name: `${year} 年高考${subject.name}真题`,
      year,
      minutes: subject.minutes,
      difficulty: 4,
      sort: 3000 - year,
      sections: [...volumes].map(([volume, members]) => ({
        name: `${volume} · ${file.section}`,
        questions: members.map((item) => {
          const draft = drafts.get(item.index);
          return {
            sourceKey: draft?.sourceKey ?? '',
            score: item.score * Math.max(draft?.parts.length ?? 0, 1),
          };
        }),
      })),
    };
  });
}
