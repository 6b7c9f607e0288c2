import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { RadioGroup } from '@lectern/ui/fields';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatTime } from '../../../shared/i18n/moment.ts';
import { cashier } from './cashier.state.ts';
import { chooseReductions } from './reductions.store.ts';
import type { CouponOffer } from './quote.model.ts';
import { reductionTexts } from './reductions.texts.ts';

export interface CouponDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the coupon of an order. Coupons that cannot be used stay listed, each with the reason. */
export function CouponDialog({ isOpen, onClose }: CouponDialogProps) {
  const texts = useTexts(reductionTexts);
  const locale = useLocale();
  const { quote } = useSnapshot(cashier);
  const [picked, setPicked] = useState<string>();
  if (quote === undefined) return null;
  const { coupons, couponId } = quote;
  const isAnyFitting = coupons.some(({ obstacle }) => obstacle === undefined);

  const hintOf = ({ obstacle, minimumCents, startsAt, endsAt }: CouponOffer) =>
    obstacle === undefined
      ? texts.until(formatTime(endsAt, 'day', locale))
      : texts.obstacles[obstacle](
          obstacle === 'early' ? formatTime(startsAt, 'moment', locale) : formatMoney(minimumCents),
        );
  const close = () => {
    setPicked(undefined);
    onClose();
  };
  const handleUse = () => {
    void chooseReductions({ couponId: picked ?? couponId });
    close();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={texts.choose}
      actions={
        isAnyFitting ? (
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button variant="primary" onClick={handleUse}>
              {texts.use}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{texts.close}</Button>
        )
      }
    >
      <RadioGroup
        label={texts.coupon}
        value={picked ?? couponId}
        onChange={setPicked}
        options={[
          ...coupons.map((offer) => ({
            value: offer.id,
            label:
              offer.obstacle === undefined
                ? `${offer.name} · ${texts.takesOff(formatMoney(offer.offCents))}`
                : offer.name,
            hint: hintOf(offer),
            isDisabled: offer.obstacle !== undefined,
          })),
          ...(isAnyFitting ? [{ value: '', label: texts.noCoupon }] : []),
        ]}
      />
    </Dialog>
  );
}
