import { Button } from '@lectern/ui/Button';
import { Card } from '@lectern/ui/Card';
import { Checkbox, FieldShell, RadioGroup, TextArea } from '@lectern/ui/fields';
import { Dotted, Heading, Stack } from '@lectern/ui/layout';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { lateRules } from '../../../shared/forms/lateRules.ts';
import { useCheckedForm } from '../../../shared/forms/useCheckedForm.ts';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { BackList } from './BackList.tsx';
import * as css from './refund.css.ts';
import { formOf, MAX_EXPLANATION_LENGTH, type RefundForm as Form } from './refund.form.ts';
import { refundTotalOf, type RefundItem, type RefundOffer, refundReasons } from './refund.model.ts';
import { requestRefund } from './refund.store.ts';
import { refundTexts } from './refund.texts.ts';

const resolver = lateRules<Form>(async (by) => by((await import('./refund.rules.ts')).refundRules));

export interface RefundFormProps {
  readonly orderId: string;
  readonly offer: RefundOffer;
}

/** The form to request a refund: which parts of the order, why, and what would be refunded. */
export function RefundForm({ orderId, offer }: RefundFormProps) {
  const texts = useTexts(refundTexts);
  const locale = useLocale();
  const [problem, setProblem] = useState('');
  const form = useCheckedForm<Form>(texts, { resolver, defaultValues: formOf(offer.items) });
  const [itemIds, refundReason] = useWatch({ control: form.control, name: ['itemIds', 'refundReason'] });
  const title = offer.requests.length > 0 ? texts.askAgain : texts.ask;

  const choose = (id: string, isChosen: boolean) =>
    form.setValue('itemIds', isChosen ? [...itemIds, id] : itemIds.filter((one) => one !== id), {
      shouldValidate: form.formState.isSubmitted,
    });
  const send = async (values: Form) => {
    setProblem('');
    const outcome = await requestRefund(orderId, values);
    if (outcome.isDone) {
      toast(texts.sent, { tone: 'success' });
      return;
    }
    const message = outcome.message || texts.notSent;
    if (outcome.field === 'remark' || outcome.field === 'itemIds')
      form.setError(outcome.field, { type: 'server', message }, { shouldFocus: true });
    else setProblem(message);
  };

  return (
    <Card as="section" padding="large" aria-label={title}>
      <Heading below="x2">{title}</Heading>
      <p className={css.hint}>{texts.rule(offer.withinDays, offer.mostStudiedPercent)}</p>
      {offer.untilAt !== '' && (
        <p className={css.hint}>{texts.until(formatTime(offer.untilAt, 'moment', locale))}</p>
      )}
      <Stack
        as="form"
        above="x6"
        gap="x6"
        aria-label={title}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <FieldShell as="group" label={texts.items} message={form.messageOf('itemIds')}>
          {() => <Items items={offer.items} chosen={itemIds} onChoose={choose} />}
        </FieldShell>
        <RadioGroup
          label={texts.reason}
          options={refundReasons.map((value) => ({ value, label: texts.reasons[value] }))}
          value={refundReason}
          onChange={(value) =>
            form.setValue('refundReason', refundReasons.find((known) => known === value) ?? 'other', {
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <TextArea
          {...form.register('remark')}
          label={texts.remark}
          {...(refundReason === 'other' ? { isRequired: true } : { hint: texts.remarkHint })}
          rows={3}
          maxLength={MAX_EXPLANATION_LENGTH}
          message={form.messageOf('remark')}
        />
        {itemIds.length > 0 && <RefundSummary offer={offer} itemIds={itemIds} />}
        {problem !== '' && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className={css.send}
          isBusy={form.formState.isSubmitting}
        >
          {texts.send}
        </Button>
      </Stack>
    </Card>
  );
}

interface ItemsProps {
  readonly items: readonly RefundItem[];
  readonly chosen: readonly string[];
  readonly onChoose: (id: string, isChosen: boolean) => void;
}

/** The parts of the order to choose from; those that cannot be refunded show the reason. */
function Items({ items, chosen, onChoose }: ItemsProps) {
  return (
    <Stack as="ul">
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <Checkbox
            className={css.tick}
            checked={chosen.includes(item.id)}
            disabled={item.obstacle !== undefined}
            onChange={(event) => onChoose(item.id, event.currentTarget.checked)}
          >
            <Item item={item} />
          </Checkbox>
          <span className={css.amount}>{formatMoney(item.moneyCents + item.balanceCents)}</span>
        </li>
      ))}
    </Stack>
  );
}

function Item({ item: { name, studiedPercent, obstacle } }: { readonly item: RefundItem }) {
  const texts = useTexts(refundTexts);
  const locale = useLocale();
  return (
    <>
      <span className={css.name}>{name[locale]}</span>
      <span className={css.hint}>
        <Dotted>
          {[texts.studied(studiedPercent), obstacle !== undefined && texts.obstacles[obstacle]]
            .filter(Boolean)
            .join(' · ')}
        </Dotted>
      </span>
    </>
  );
}

interface RefundSummaryProps {
  readonly offer: RefundOffer;
  readonly itemIds: readonly string[];
}

/** What would be refunded for the chosen parts, and what access ends with it. */
function RefundSummary({ offer, itemIds }: RefundSummaryProps) {
  const texts = useTexts(refundTexts);
  const { coupon, ...back } = refundTotalOf(offer, itemIds);
  return (
    <div className={css.refundTotal}>
      <Heading below="x2" level={3} size="md">
        {texts.refundHeading}
      </Heading>
      <div role="status">
        <BackList back={back} paidBy={offer.paidBy} coupon={coupon} />
      </div>
      {offer.coupon !== undefined && coupon === undefined && <p className={css.hint}>{texts.couponStays}</p>}
      <p className={css.hint}>
        {offer.items.some(({ id }) => id === 'membership') ? texts.endsMembership : texts.accessEnds}
      </p>
    </div>
  );
}
