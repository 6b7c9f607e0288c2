import { useState, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Popup, useIsPhone } from '../Popup/index.ts';
import { createWarmUp } from '../internal/warmUp.tsx';
import { dayOf, firstOfMonth, momentOf, timeOf, wallClock } from './dayArithmetic.ts';
import { Calendar } from './calendar/Calendar.tsx';
import { isPickable, momentOfValue, type Limits } from './check.ts';
import { boundsOf, write, type PickerKind } from './format.ts';
import * as css from './panel.css.ts';
import { texts } from './pickers.texts.ts';
import { TimeColumns } from './TimeColumns.tsx';

export interface PickerPanelProps extends Limits {
  id: string;
  kind: PickerKind;
  anchor: RefObject<HTMLElement | null>;
  /** One value, or the two ends of a range, of which one may be missing. */
  values: readonly (string | null)[];
  /** Index of the value that is being picked. */
  active: number;
  /** Whether the focus moves into the panel at once, as when it was opened by keyboard. */
  hasFocus: boolean;
  now: () => number;
  onActive: (end: number) => void;
  /** Called with a value for the active end; `isDone` is false if a time is still to be picked. */
  onPick: (value: string, isDone: boolean) => void;
  /** Called to close the panel; `returnsFocus` says whether the focus should return to the field. */
  onClose: (returnsFocus: boolean) => void;
}

/** Renders a panel in advance, so that the first one opens as fast as later ones. */
export const warmUpPanel = createWarmUp(() => (
  <PickerPanel
    id=""
    kind="date"
    anchor={{ current: null }}
    values={[null]}
    active={0}
    hasFocus={false}
    now={Date.now}
    onActive={() => undefined}
    onPick={() => undefined}
    onClose={() => undefined}
  />
));

/** The open panel of a picker: pages of days or months, columns for the time, and shortcuts. */
export function PickerPanel({
  id,
  kind,
  anchor,
  values,
  active,
  hasFocus,
  now,
  onActive,
  onPick,
  onClose,
  ...limits
}: PickerPanelProps) {
  const text = useTexts(texts);
  const isSheet = useIsPhone();
  const [today] = useState(() => wallClock(now()));
  const isRange = values.length > 1;
  const hasTime = kind === 'dateTime' || kind === 'time';
  const moments = values.map((value) => momentOfValue(kind, value));
  const moment = moments[active] ?? null;
  // If a limit contains a time, part of its day is still allowed.
  const dayOfLimit = (limit: string | undefined) => (kind === 'dateTime' ? limit?.slice(0, 10) : limit);

  const pick = (next: number, isDone: boolean) => {
    const [first, last] = boundsOf(kind, limits.min, limits.max);
    onPick(write(kind, Math.max(first, Math.min(next, last))), isDone);
  };
  const handleDay = (day: number) => {
    // The end of a range defaults to the end of the day.
    const time = moment === null ? (active === 1 ? 86_399 : 0) : timeOf(moment);
    pick(momentOf(day, kind === 'dateTime' ? time : 0), !hasTime);
  };
  const present = isRange ? null : presentOf(kind, today, limits);
  // The other end is still to be picked.
  const goesOn = active === 0 && values[1] === null;

  return (
    <Popup
      anchor={anchor}
      id={id}
      aria-label={text.open[kind]}
      onClose={(reason) => onClose(reason === 'escape' || isSheet)}
    >
      <div className={css.panel}>
        {isSheet && (
          <div className={css.sheetHead}>
            <p className={css.sheetTitle}>{text.open[kind]}</p>
            <button type="button" className={css.close} aria-label={text.close} onClick={() => onClose(true)}>
              <CloseIcon />
            </button>
          </div>
        )}
        {isRange && <Ends values={values} active={active} onActive={onActive} />}
        <div className={css.body}>
          {kind !== 'time' && (
            <Calendar
              picks={kind === 'month' ? 'month' : 'day'}
              chosen={moments.map((one) => (one === null ? null : dayOf(one)))}
              active={active}
              today={dayOf(today)}
              isDouble={isRange && kind === 'date' && !isSheet}
              hasFocus={hasFocus || isSheet}
              isPickingEnd={isRange && active === 1}
              onPick={handleDay}
              min={dayOfLimit(limits.min)}
              max={dayOfLimit(limits.max)}
              isUnavailable={limits.isUnavailable}
            />
          )}
          {hasTime && (
            <TimeColumns
              time={moment === null ? null : timeOf(moment)}
              hasFocus={kind === 'time' && (hasFocus || isSheet)}
              onPick={(time) => pick(momentOf(kind === 'time' ? 0 : dayOf(moment ?? today), time), false)}
            />
          )}
        </div>
        <div className={css.footer}>
          {present !== null && (
            <button type="button" className={css.footLink} onClick={() => pick(present, true)}>
              {text[presentNames[kind]]}
            </button>
          )}
          <Length moments={moments} />
          {hasTime && (
            <Button
              className={css.confirm}
              size="small"
              variant="primary"
              disabled={moment === null}
              onClick={() => (goesOn ? onActive(1) : onClose(true))}
            >
              {goesOn ? text.next : text.done}
            </Button>
          )}
        </div>
      </div>
    </Popup>
  );
}

const presentNames = { date: 'today', dateTime: 'now', month: 'thisMonth', time: 'now' } as const;

/** Returns the current day, month, moment or time of day; null if it cannot be picked. */
function presentOf(kind: PickerKind, today: number, { min, max, isUnavailable }: Limits): number | null {
  const day = momentOf(dayOf(today));
  const month = momentOf(firstOfMonth(dayOf(today)));
  const present = { date: day, dateTime: today, month, time: timeOf(today) }[kind];
  const [first, last] = boundsOf(kind, min, max);
  if (present < first || present > last) return null;
  if (kind === 'time') return present;
  return isPickable(kind, kind === 'month' ? month : day, { isUnavailable }) ? present : null;
}

/** The ends of a range picked so far; pressing one makes it the one to pick. */
function Ends({ values, active, onActive }: Pick<PickerPanelProps, 'values' | 'active' | 'onActive'>) {
  const text = useTexts(texts);
  return (
    <div className={css.ends}>
      {values.map((value, end) => (
        <button
          key={text.ends[end]}
          type="button"
          className={css.end}
          aria-pressed={end === active}
          onClick={() => onActive(end)}
        >
          {text.ends[end]}
          <span className={css.endValue}>{value ?? '—'}</span>
        </button>
      ))}
    </div>
  );
}

/** Number of days in a range. */
function Length({ moments: [from = null, to = null] }: { moments: readonly (number | null)[] }) {
  const text = useTexts(texts);
  if (from === null || to === null || from > to) return null;
  return <span className={css.length}>{text.length(dayOf(to) - dayOf(from) + 1)}</span>;
}
