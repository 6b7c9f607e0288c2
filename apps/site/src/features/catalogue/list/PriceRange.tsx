import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { RangeSlider } from '@lectern/ui/Slider';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { courseList } from './list.store.ts';
import { listTexts } from './list.texts.ts';
import type { ListQuery } from './listAddress.ts';
import * as css from './PriceRange.css.ts';
import { thumbsOf, scaleOf, priceFilterOf, type Range } from './priceScale.ts';

export interface FilterProps {
  readonly query: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Debounce of moving a thumb before the list is requested, in ms. */
const DEBOUNCE_MS = 400;

/** A price filter, between the lowest and the highest price of what the other filters find. */
export function PriceRange({ query, onChange }: FilterProps) {
  const texts = useTexts(listTexts);
  const { status, prices } = useSnapshot(courseList);
  const { from, to } = query;
  const [drawn, setDrawn] = useState<Range>();

  const settle = useEffectEvent((range: Range) => {
    if (prices !== undefined) onChange(priceFilterOf(range, scaleOf(prices)));
  });
  useEffect(() => {
    if (drawn === undefined) return undefined;
    const timer = setTimeout(() => settle(drawn), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [drawn]);
  // A change of the address, whatever its cause, resets the thumbs.
  useEffect(() => setDrawn(undefined), [from, to]);

  const isComing = prices === undefined && status !== 'failed' && status !== 'ready';
  if (!isComing && (prices === undefined || prices.lowest === prices.highest)) return null;
  // Reserves the space until prices are known.
  const scale = scaleOf(prices ?? { lowest: 0, highest: 100 });
  return (
    <div className={css.range}>
      <RangeSlider
        label={texts.priceRange}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={drawn ?? thumbsOf({ from, to }, scale)}
        format={(yuan) => formatMoney(yuan * 100)}
        hasFigure={!isComing}
        isDisabled={isComing}
        onChange={setDrawn}
      />
    </div>
  );
}
