import { Tag, type TagTone } from '@lectern/ui/Badge';
import { Button } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { CheckIcon, ClockIcon, CloseIcon } from '@lectern/ui/icon';
import { Heading, Inline, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { Timeline, TimelineItem, type TimelineItemProps } from '@lectern/ui/Timeline';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { toastResult } from '../../../shared/overlays/toastResult.ts';
import { BackList } from './BackList.tsx';
import * as css from './refund.css.ts';
import type { RefundOffer, RefundRequest } from './refund.model.ts';
import { cancelRefund } from './refund.store.ts';
import { refundTexts } from './refund.texts.ts';

const TONES = {
  asked: 'warning',
  cancelled: 'neutral',
  refused: 'danger',
  returning: 'info',
  returned: 'success',
} as const satisfies Record<RefundRequest['state'], TagTone>;

/** A step of a request, with its time and explanation. */
interface Step {
  readonly title: string;
  readonly at: string;
  readonly about: string;
  readonly tone: NonNullable<TimelineItemProps['tone']>;
}

/** Returns the steps of a request: past, current and future ones. */
function stepsOf(request: RefundRequest, texts: (typeof refundTexts)['zh']): Step[] {
  const { state, isOfSchool, reason, remark, answer, isStuck, askedAt, decidedAt, endedAt } = request;
  const { steps } = texts;
  const requestedStep: Step = isOfSchool
    ? { title: steps.ofSchool, at: askedAt, about: answer, tone: 'done' }
    : {
        title: steps.asked,
        at: askedAt,
        about: [texts.reasons[reason], remark].filter(Boolean).join(' · '),
        tone: 'done',
      };
  if (state === 'cancelled')
    return [requestedStep, { title: steps.cancelled, at: endedAt, about: '', tone: 'open' }];
  if (state === 'refused')
    return [requestedStep, { title: steps.refused, at: decidedAt, about: answer, tone: 'danger' }];
  const isDecided = state !== 'asked';
  const accepted: Step = isDecided
    ? { title: steps.accepted, at: decidedAt, about: steps.acceptedHelp, tone: 'done' }
    : { title: steps.deciding, at: '', about: steps.decidingHelp, tone: 'waiting' };
  const isBack = state === 'returned';
  const returning: Step = {
    title: steps.returning,
    at: '',
    about: state !== 'returning' ? '' : isStuck ? steps.stuck : steps.returningHelp,
    tone: isBack ? 'done' : state === 'returning' ? 'waiting' : 'open',
  };
  return [
    requestedStep,
    ...(isOfSchool ? [] : [accepted]),
    ...(request.moneyCents > 0 ? [returning] : []),
    {
      title: steps.returned,
      at: isBack ? endedAt : '',
      about: isBack ? steps.returnedHelp : '',
      tone: isBack ? 'done' : 'open',
    },
  ];
}

const ICONS = {
  done: <CheckIcon size={16} />,
  waiting: <ClockIcon size={16} />,
  danger: <CloseIcon size={16} />,
  open: undefined,
} as const;

export interface RefundProgressProps {
  readonly orderId: string;
  readonly request: RefundRequest;
  readonly paidBy: RefundOffer['paidBy'];
}

/** The state of a request: what it is about, its steps with dates, and what is refunded. */
export function RefundProgress({ orderId, request, paidBy }: RefundProgressProps) {
  const texts = useTexts(refundTexts);
  const locale = useLocale();
  const { id, state, items, couponName } = request;
  const names = items.map((name) => name[locale]).join(locale === 'zh' ? '、' : ', ');
  const steps = stepsOf(request, texts);
  const current = steps.findLastIndex(({ tone }) => tone !== 'open');

  const handleCancel = async () => {
    if (await confirm(texts.cancelling))
      toastResult(await cancelRefund(orderId, id), texts.cancelled, texts.notCancelled);
  };

  return (
    <Card as="article" padding="large" aria-label={`${names} ${texts.states[state]}`}>
      <Inline below="x4" gap="x3" justify="space-between">
        <h2 className={css.name}>{names}</h2>
        <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
      </Inline>
      <Stack gap="x4">
        <Timeline label={texts.progress}>
          {steps.map(({ title, at, about, tone }, index) => (
            <TimelineItem
              key={title}
              tone={tone}
              sign={ICONS[tone] ?? index + 1}
              isCurrent={index === current}
              title={title}
              aside={at !== '' && formatTime(at, 'moment', locale)}
            >
              {about !== '' && <p className={css.hint}>{about}</p>}
            </TimelineItem>
          ))}
        </Timeline>
        {(state === 'asked' || state === 'returning' || state === 'returned') && (
          <div className={css.refundTotal}>
            <Heading below="x2" level={3} size="md">
              {texts.refundHeading}
            </Heading>
            <BackList
              back={request}
              paidBy={paidBy}
              {...(couponName !== '' && { coupon: { name: couponName, isExpired: false } })}
            />
          </div>
        )}
      </Stack>
      {state === 'asked' && (
        <Button className={css.cancel} onClick={() => void handleCancel()}>
          {texts.cancel}
        </Button>
      )}
    </Card>
  );
}
