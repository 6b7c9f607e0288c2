import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { formatTime } from '../../shared/i18n/moment.ts';
import { Fact, Facts } from '../../shared/page/Facts.tsx';
import type { ExamTimes, Sign } from './proxyExam.model.ts';
import { proxyExamTexts } from './proxyExam.texts.ts';

/** Shows what an exam's registration is about: where, when, for how much. */
export function ExamFacts({ sign }: { readonly sign: Sign }) {
  const texts = useTexts(proxyExamTexts);
  const locale = useLocale();
  const { facts } = texts;
  const isBegun = sign.signId !== '';
  return (
    <Facts>
      <Fact what={facts.province}>{sign.province || texts.noProvince}</Fact>
      {isBegun && sign.state !== 'draft' && <Fact what={facts.place}>{sign.place || texts.noPlace}</Fact>}
      <TimeFacts times={sign} />
      <Fact what={facts.fee}>{sign.feeCents > 0 ? formatMoney(sign.feeCents, locale) : texts.free}</Fact>
    </Facts>
  );
}

/** When registration is open, and when the exam is; to stand inside a list of facts. */
export function TimeFacts({ times: { startsAt, endsAt, examAt } }: { readonly times: ExamTimes }) {
  const texts = useTexts(proxyExamTexts);
  const locale = useLocale();
  const momentOf = (time: string) => formatTime(time, 'moment', locale);
  const from = momentOf(startsAt);
  const to = momentOf(endsAt);
  const span =
    from !== '' && to !== ''
      ? texts.window(from, to)
      : from !== ''
        ? texts.opensAt(from)
        : to !== ''
          ? texts.endsAt(to)
          : texts.noTime;
  return (
    <>
      <Fact what={texts.facts.window}>{span}</Fact>
      <Fact what={texts.facts.exam}>{momentOf(examAt) || texts.noTime}</Fact>
    </>
  );
}
