import { Type, type Static } from 'typebox';
import { SoldItem } from '../catalogue/courseCard.schema.ts';
import { Id, Input } from '../parts.schema.ts';

const schoolId = Type.Optional(Id);

/** An item to add to the cart. */
export const AddToCartIn = Input({ schoolId, commodityId: Id });
export type AddToCartIn = Static<typeof AddToCartIn>;

/** Number of items in the cart after the call. */
export const CartCount = Type.Object({ count: Type.Integer() });
export type CartCount = Static<typeof CartCount>;

/** Items to remove; the list is the whole body. */
export const RemoveFromCartIn = Input({
  schoolId,
  items: Type.Array(Input({ commodityId: Id }), { minItems: 1, maxItems: 200 }),
});
export type RemoveFromCartIn = Static<typeof RemoveFromCartIn>;

/** Request for the cart. */
export const CartListIn = Input({
  schoolId,
  /** The cart of a visitor, stored on the device: commodity ids separated by commas. Ignored for a student. */
  commodityIds: Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,18}(,\\d{1,18})*$' })),
});
export type CartListIn = Static<typeof CartListIn>;

/** Whether an item can be ordered now, or why not. */
export const CartItemState = Type.Enum(['ready', 'offSale', 'owned']);
export type CartItemState = Static<typeof CartItemState>;

/** An item in the cart, at its current price. */
export const CartItem = Type.Object({
  ...SoldItem.properties,
  schoolId: Id,
  schoolName: Type.String(),
  addedAt: Type.String(),
  state: CartItemState,
  /**
   * Packages in the same cart that contain this course and can be ordered; the course is then not ordered
   * separately.
   */
  includedIn: Type.Array(Id),
});
export type CartItem = Static<typeof CartItem>;

/** Items of the cart, newest first. */
export const CartList = Type.Array(CartItem);
export type CartList = Static<typeof CartList>;

/** An order for some of the cart's items. */
export const CreateCartOrderIn = Input({
  schoolId,
  commodityIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
  /**
   * Total that the student saw, in cents; the order is refused when it differs, so that nobody pays a price
   * they have not seen.
   */
  totalCents: Type.Integer({ minimum: 0 }),
});
export type CreateCartOrderIn = Static<typeof CreateCartOrderIn>;

/** The created order; its items have left the cart. */
export const CreatedCartOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  /** Amount to pay, in cents. */
  payCents: Type.Integer(),
});
export type CreatedCartOrder = Static<typeof CreatedCartOrder>;
