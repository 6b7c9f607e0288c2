import { Button, type ButtonProps } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { type ReactNode, useState } from 'react';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { requireLogin } from '../../shared/session/requireLogin.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { cashierHref } from '../../shared/routes/pages.ts';
import { cartTexts } from './cart.texts.ts';
import { checkOut } from './checkOut.ts';
import { checkout, orderDirectly } from './checkout.store.ts';

interface BuyNowButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  readonly commodityIds: readonly string[];
  /** Called when the order was refused, since the page may show outdated data. */
  readonly onRefused?: () => void;
  /** @defaultValue buy now */
  readonly children?: ReactNode;
}

/** Orders at once and opens the cashier, regardless of the rest of the cart. */
export function BuyNowButton({ commodityIds, onRefused, children, ...look }: BuyNowButtonProps) {
  const texts = useTexts(cartTexts);
  const [isBusy, setIsBusy] = useState(false);

  const handleBuy = async () => {
    setIsBusy(true);
    const isOrdered = await checkOut(() => orderDirectly(commodityIds), texts.orderDone);
    setIsBusy(false);
    if (isOrdered || checkout.status !== 'failed') return;
    const { message, waitingOrderId } = checkout;
    toast(message || texts.buyFailed, {
      tone: 'danger',
      ...(waitingOrderId !== '' && {
        action: { label: texts.toWaitingOrder, onAction: () => navigate(cashierHref(waitingOrderId)) },
      }),
    });
    onRefused?.();
  };

  return (
    <Button {...look} isBusy={isBusy} onClick={() => requireLogin(() => void handleBuy())}>
      {children ?? texts.buyNow}
    </Button>
  );
}
