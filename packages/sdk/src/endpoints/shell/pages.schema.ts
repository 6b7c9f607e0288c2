import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** Reference to a page written by the school, by the id of its menu item. */
export const OwnPageIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type OwnPageIn = Static<typeof OwnPageIn>;

/** A page written by the school, as an entry of a list. */
export const OwnPageLink = Type.Object({
  /** Id of the menu item. */
  id: Id,
  /** Id of the parent item; `-1` at the top level. */
  parentId: Id,
  title: Type.String(),
  titleEn: Type.String(),
  /** 1 for a page linked from the footer. */
  footFlag: Flag,
});
export type OwnPageLink = Static<typeof OwnPageLink>;

/** Pages in the order of the menus. */
export const OwnPages = Type.Array(OwnPageLink);
export type OwnPages = Static<typeof OwnPages>;

/** A page written by the school, with its text. */
export const OwnPage = Type.Object({
  ...OwnPageLink.properties,
  /** HTML as the school wrote it; sanitise it before display. */
  content: Type.String(),
  contentEn: Type.String(),
  /** Pages under the same parent, including itself. */
  neighbours: OwnPages,
});
export type OwnPage = Static<typeof OwnPage>;

/** Address of a menu item with variables, for this student. */
export const MenuLink = Type.Object({
  /** Address with its variables filled in; empty where a log-in is required first. */
  url: Type.String(),
  /** 1 where the address contains data of the student, and nobody is logged in. */
  needLoginFlag: Flag,
});
export type MenuLink = Static<typeof MenuLink>;
