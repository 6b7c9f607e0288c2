import { removesRows, savesRows } from '../../platform/database/rows/writtenRow.ts';
import { banners, notices, shelves } from './home.tables.ts';

/** Inserts or updates a banner. @param id undefined for a new one. */
export const saveBanner = savesRows(banners);

/** Inserts or updates a notice. @param id undefined for a new one. */
export const saveNotice = savesRows(notices);

/** Inserts or updates a shelf. @param id undefined for a new one. */
export const saveShelf = savesRows(shelves);

/** Deletes banners. */
export const removeBanners = removesRows(banners);

/** Deletes notices. */
export const removeNotices = removesRows(notices);

/** Deletes shelves from the home page; their courses are kept. */
export const removeShelves = removesRows(shelves);
