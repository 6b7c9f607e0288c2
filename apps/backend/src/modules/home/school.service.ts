import { rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { banners, notices, shelves } from './home.tables.ts';

/** Inserts or updates a banner. @param id undefined for a new one. */
export const saveBanner = rowSaver(banners);

/** Inserts or updates a notice. @param id undefined for a new one. */
export const saveNotice = rowSaver(notices);

/** Inserts or updates a shelf. @param id undefined for a new one. */
export const saveShelf = rowSaver(shelves);

/** Deletes banners. */
export const removeBanners = rowDeleter(banners);

/** Deletes notices. */
export const removeNotices = rowDeleter(notices);

/** Deletes shelves from the home page; their courses are kept. */
export const removeShelves = rowDeleter(shelves);
