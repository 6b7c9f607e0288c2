import { DescriptionList, type DescriptionItem } from '@lectern/ui/DescriptionList';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { formatTime } from '../../shared/i18n/moment.ts';
import type { ExamTimes, Sign } from './proxyExam.model.ts';
import { proxyExamTexts } from './proxyExam.texts.ts';
import { SpanOfTime } from './SpanOfTime.tsx';

/** Shows the facts of an exam's registration: place, time and price. */
export function ExamFacts({ sign }: { readonly sign: Sign }) {
  const texts = useTexts(proxyExamTexts);
  const timesOf = useTimeFacts();
  const { facts } = texts;
  const isBegun = sign.signId !== '';
  return (
    <DescriptionList
      items={[
        { term: facts.province, value: sign.province || texts.noProvince },
        { term: facts.place, value: isBegun && sign.state !== 'draft' && (sign.place || texts.noPlace) },
        ...timesOf(sign),
        { term: facts.fee, value: sign.feeCents > 0 ? formatMoney(sign.feeCents) : texts.free },
      ]}
    />
  );
}

/** Shows in a row when registration is open, and when the exam is. */
export function TimeFacts({ times }: { readonly times: ExamTimes }) {
  return <DescriptionList items={useTimeFacts()(times)} />;
}

function useTimeFacts(): (times: ExamTimes) => readonly DescriptionItem[] {
  const texts = useTexts(proxyExamTexts);
  const locale = useLocale();
  return ({ startsAt, endsAt, examAt }) => {
    const momentOf = (time: string) => formatTime(time, 'moment', locale);
    const from = momentOf(startsAt);
    const to = momentOf(endsAt);
    const span =
      from !== '' && to !== '' ? (
        <SpanOfTime from={startsAt} to={endsAt} />
      ) : from !== '' ? (
        texts.opensAt(from)
      ) : to !== '' ? (
        texts.endsAt(to)
      ) : (
        texts.noTime
      );
    return [
      { term: texts.facts.window, value: span },
      { term: texts.facts.exam, value: momentOf(examAt) || texts.noTime },
    ];
  };
}
