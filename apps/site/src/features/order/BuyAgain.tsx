import { type ButtonProps, ButtonLink } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import { BuyNowButton } from '../cart/readers.ts';
import type { Order } from './order.model.ts';
import { orderTexts } from './order.texts.ts';

export interface BuyAgainProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly order: Pick<Order, 'items' | 'membership' | 'chargeCents'>;
}

/**
 * Repeats an ended order: courses are ordered at once; a membership or a balance top-up links to the page that
 * sells it.
 */
export function BuyAgain({ order: { items, membership, chargeCents }, ...look }: BuyAgainProps) {
  const texts = useTexts(orderTexts).list;
  if (items.length > 0)
    return (
      <BuyNowButton {...look} commodityIds={items.map(({ commodityId }) => commodityId)}>
        {texts.buyAgain}
      </BuyNowButton>
    );
  if (membership === undefined && chargeCents === undefined) return null;
  return (
    <ButtonLink
      {...look}
      href={membership === undefined ? '#/personal/accountcenter/account/balance' : '#/vip'}
    >
      {texts.buyAgain}
    </ButtonLink>
  );
}
