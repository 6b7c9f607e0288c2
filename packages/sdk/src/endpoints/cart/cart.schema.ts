import { Type, type Static } from 'typebox';
import { SoldItem } from '../catalogue/courseCard.schema.ts';
import { Id, Input } from '../parts.schema.ts';

const schoolId = Type.Optional(Id);

/** A cart item to put in. */
export const AddToCartIn = Input({ schoolId, commodityId: Id });
export type AddToCartIn = Static<typeof AddToCartIn>;

/** How many things are in the cart now. */
export const CartCount = Type.Object({ count: Type.Integer() });
export type CartCount = Static<typeof CartCount>;

/** The items to take out; the list is the whole body. */
export const RemoveFromCartIn = Input({
  schoolId,
  items: Type.Array(Input({ commodityId: Id }), {
    minItems: 1,
    maxItems: 200,
  }),
});
export type RemoveFromCartIn = Static<typeof RemoveFromCartIn>;

/** Asks for the cart. */
export const CartListIn = Input({
  schoolId,
  /** A visitor's cart, kept on the device: commodity ids separated by commas. Ignored for a student. */
  commodityIds: Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,18}(,\\d{1,18})*$' })),
});
export type CartListIn = Static<typeof CartListIn>;

/** Why an item can or cannot be ordered now. */
export const CartItemState = Type.Enum(['ready', 'offSale', 'owned']);
export type CartItemState = Static<typeof CartItemState>;

/** One thing in the cart, at today's price. */
export const CartItem = Type.Object({
  ...SoldItem.properties,
  schoolId: Id,
  schoolName: Type.String(),
  addedAt: Type.String(),
  state: CartItemState,
  /** Packages of the same cart that can be ordered and hold this course: with one of them it is not ordered again. */
  includedIn: Type.Array(Id),
});
export type CartItem = Static<typeof CartItem>;

/** The cart, newest first. */
export const CartList = Type.Array(CartItem);
export type CartList = Static<typeof CartList>;

/** The order to make of some of the cart's items. */
export const CreateCartOrderIn = Input({
  schoolId,
  commodityIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
  /** The sum that the student saw, in cents; another sum is refused, so that nobody pays an unseen price. */
  totalCents: Type.Integer({ minimum: 0 }),
});
export type CreateCartOrderIn = Static<typeof CreateCartOrderIn>;

/** The order that was made; the items have left the cart. */
export const CreatedCartOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  /** Cents. */
  payCents: Type.Integer(),
});
export type CreatedCartOrder = Static<typeof CreatedCartOrder>;
