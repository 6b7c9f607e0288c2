import { removesRows, savesRows } from '../../platform/database/rows/writtenRow.ts';
import { banners, notices, shelves } from './home.tables.ts';

/** Writes a banner. @param id undefined for a new one. */
export const saveBanner = savesRows(banners);

/** Writes a notice. @param id undefined for a new one. */
export const saveNotice = savesRows(notices);

/** Writes a row of courses. @param id undefined for a new one. */
export const saveShelf = savesRows(shelves);

/** Deletes banners. */
export const removeBanners = removesRows(banners);

/** Deletes notices. */
export const removeNotices = removesRows(notices);

/** Deletes rows of courses from the home page; the courses stay. */
export const removeShelves = removesRows(shelves);
