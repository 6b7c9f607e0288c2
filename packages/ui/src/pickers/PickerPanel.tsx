import { useState, type RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import { Popup, useIsPhone } from '../Popup/index.ts';
import { createWarmUp } from '../warm/warmUp.tsx';
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
  /** One value, or the two ends of a range, which may be half known. */
  values: readonly (string | null)[];
  /** Which of them is being picked. */
  active: number;
  /** Whether the focus goes in at once, as when it was opened by keyboard. */
  hasFocus: boolean;
  now: () => number;
  onActive: (end: number) => void;
  /** Picked a value for the active end; `isDone` says that nothing is left to pick. */
  onPick: (value: string, isDone: boolean) => void;
  /** `returnsFocus` says whether the focus should go back to the field. */
  onClose: (returnsFocus: boolean) => void;
}

/** Draws a panel in advance, so that the first one opens as fast as those after it. */
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

/** The opened picker: pages of days or months, time columns, and what is picked with one press. */
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
  const [from = null, to = null] = moments;
  const [first, last] = boundsOf(kind, limits.min, limits.max);
  // A limit with a time still allows the rest of its day.
  const dayOfLimit = (limit: string | undefined) => (kind === 'dateTime' ? limit?.slice(0, 10) : limit);

  const pick = (next: number, isDone: boolean) =>
    onPick(write(kind, Math.max(first, Math.min(next, last))), isDone);

  const handleDay = (day: number) => {
    // An end without a time yet is the end of its day.
    const time = moment === null ? (active === 1 ? 86_399 : 0) : timeOf(moment);
    pick(momentOf(day, kind === 'dateTime' ? time : 0), !hasTime);
  };

  const isUntilNow =
    kind === 'month'
      ? momentOf(firstOfMonth(dayOf(today)))
      : kind === 'date'
        ? momentOf(dayOf(today))
        : today;
  const present = kind === 'time' ? timeOf(today) : isUntilNow;
  const canPickPresent =
    present >= first &&
    present <= last &&
    (kind === 'time' ||
      isPickable(kind, kind === 'dateTime' ? momentOf(dayOf(present)) : present, {
        isUnavailable: limits.isUnavailable,
      }));
  const presentLabel = { date: text.today, dateTime: text.now, month: text.thisMonth, time: text.now }[kind];
  const isLastEnd = !isRange || active === 1;
  const other = values[1 - active];

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
        {isRange && (
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
        )}
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
        <div className={css.foot}>
          {!isRange && canPickPresent && (
            <button type="button" className={css.footLink} onClick={() => pick(present, true)}>
              {presentLabel}
            </button>
          )}
          {from !== null && to !== null && from <= to && (
            <span className={css.length}>{text.length(dayOf(to) - dayOf(from) + 1)}</span>
          )}
          {hasTime && (
            <Button
              className={css.confirm}
              size="small"
              variant="primary"
              disabled={moment === null}
              onClick={() => (isLastEnd || other !== null ? onClose(true) : onActive(1))}
            >
              {isLastEnd || other !== null ? text.done : text.next}
            </Button>
          )}
        </div>
      </div>
    </Popup>
  );
}
