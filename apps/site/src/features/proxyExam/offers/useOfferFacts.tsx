import type { DescriptionItem } from '@lectern/ui/DescriptionList';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { formatTime } from '../../../shared/i18n/moment.ts';
import type { ExamTimes } from '../proxyExam.model.ts';
import { SpanOfTime } from '../SpanOfTime.tsx';
import type { Offer } from './offers.model.ts';
import { offersTexts } from './offers.texts.ts';

/** Maximum number of provinces that are named; if there are more, their number is shown. */
const MAX_NAMED = 4;

/** Shows when registration is open, as far as it is known. */
export function OpenTime({ startsAt, endsAt }: Pick<ExamTimes, 'startsAt' | 'endsAt'>) {
  const texts = useTexts(offersTexts);
  const locale = useLocale();
  const [from, to] = [startsAt, endsAt].map((time) => formatTime(time, 'moment', locale));
  return from && to ? <SpanOfTime from={startsAt} to={endsAt} /> : from || to || texts.unknown;
}

/** Returns the main facts of an exam as labels and values. */
export function useOfferFacts(offer: Offer): readonly DescriptionItem[] {
  const texts = useTexts(offersTexts);
  const locale = useLocale();
  const { facts } = texts;
  const { feeCents, startsAt, endsAt, examAt, provinces } = offer;
  const named = provinces.slice(0, MAX_NAMED).join(texts.between);
  return [
    { term: facts.window, value: <OpenTime startsAt={startsAt} endsAt={endsAt} /> },
    { term: facts.exam, value: formatTime(examAt, 'moment', locale) || texts.unknown },
    {
      term: facts.province,
      value: provinces.length > MAX_NAMED ? texts.andMore(named, provinces.length) : named || texts.unknown,
    },
    { term: facts.fee, value: feeCents > 0 ? formatMoney(feeCents) : texts.free },
  ];
}
