import { Button, type ButtonProps } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { type ReactNode, useState } from 'react';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { asStudent } from '../../shared/session/asStudent.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { cashierHref } from '../../shared/routes/pages.ts';
import { cartTexts } from './cart.texts.ts';
import { checkOut } from './checkOut.ts';
import { checkout, orderAtOnce } from './checkout.store.ts';

interface BuyNowButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  readonly commodityIds: readonly string[];
  /** Told that the order was refused, since what is shown may be out of date. */
  readonly onRefused?: () => void;
  /** @defaultValue buy now */
  readonly children?: ReactNode;
}

/** Orders at once and leads to the cashier, whatever else is in the cart. */
export function BuyNowButton({ commodityIds, onRefused, children, ...look }: BuyNowButtonProps) {
  const texts = useTexts(cartTexts);
  const [isBusy, setIsBusy] = useState(false);

  const handleBuy = async () => {
    setIsBusy(true);
    const isOrdered = await checkOut(() => orderAtOnce(commodityIds), texts.orderDone);
    setIsBusy(false);
    if (isOrdered || checkout.status !== 'failed') return;
    const { message, waitingOrderId } = checkout;
    toast(message || texts.buyFailed, {
      tone: 'danger',
      ...(waitingOrderId !== '' && {
        action: {
          label: texts.toWaiting,
          onAction: () => navigate(cashierHref(waitingOrderId)),
        },
      }),
    });
    onRefused?.();
  };

  return (
    <Button {...look} isBusy={isBusy} onClick={() => asStudent(() => void handleBuy())}>
      {children ?? texts.buyNow}
    </Button>
  );
}
