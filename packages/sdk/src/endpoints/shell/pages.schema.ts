import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** Names a page that a school wrote, by the menu item that leads to it. */
export const OwnPageIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type OwnPageIn = Static<typeof OwnPageIn>;

/** A page of the school's own in a list. */
export const OwnPageLink = Type.Object({
  /** The menu item's. */
  id: Id,
  /** The item above it; `-1` at the top. */
  parentId: Id,
  title: Type.String(),
  titleEn: Type.String(),
  /** 1 for a page that is reached from the footer. */
  footFlag: Flag,
});
export type OwnPageLink = Static<typeof OwnPageLink>;

/** All of them, in the order of the menus. */
export const OwnPages = Type.Array(OwnPageLink);
export type OwnPages = Static<typeof OwnPages>;

/** One of them with its text. */
export const OwnPage = Type.Object({
  ...OwnPageLink.properties,
  /** HTML as the school wrote it; whoever shows it cleans it. */
  content: Type.String(),
  contentEn: Type.String(),
  /** The pages beside it under the same item, itself included. */
  neighbours: OwnPages,
});
export type OwnPage = Static<typeof OwnPage>;

/** Where a menu item with a variable address leads for this student. */
export const MenuLink = Type.Object({
  /** Its variables are filled in; empty when a log-in comes first. */
  url: Type.String(),
  /** 1 when the address names the student, and nobody is logged in. */
  needLoginFlag: Flag,
});
export type MenuLink = Static<typeof MenuLink>;
