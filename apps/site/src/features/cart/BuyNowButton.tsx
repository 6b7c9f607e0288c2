import { Button, type ButtonProps } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { asStudent } from '../../shared/session/asStudent.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { cartTexts } from './cart.texts.ts';
import { checkOut } from './checkOut.ts';
import { checkout, orderAtOnce } from './checkout.store.ts';

interface BuyNowButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  readonly commodityIds: readonly string[];
  /** Told that the order was refused, since what is shown may be out of date. */
  readonly onRefused: () => void;
}

/** Orders at once, where the school has no cart to collect things in. */
export function BuyNowButton({ commodityIds, onRefused, ...look }: BuyNowButtonProps) {
  const texts = useTexts(cartTexts);
  const { status } = useSnapshot(checkout);

  const handleBuy = async () => {
    if (await checkOut(() => orderAtOnce(commodityIds), texts.orderDone)) return;
    if (checkout.status !== 'failed') return;
    const { message, waitingOrderId } = checkout;
    toast(message || texts.buyFailed, {
      tone: 'danger',
      ...(waitingOrderId !== '' && {
        action: {
          label: texts.toWaiting,
          onAction: () => navigate(`/payment/order?orderId=${encodeURIComponent(waitingOrderId)}`),
        },
      }),
    });
    onRefused();
  };

  return (
    <Button {...look} isBusy={status === 'ordering'} onClick={() => asStudent(() => void handleBuy())}>
      {texts.buyNow}
    </Button>
  );
}
