import { removesRows, savesRows } from '../../platform/database/rows/writtenRow.ts';
import { news } from './news.tables.ts';

/** Inserts or updates a piece of news. @param id undefined for a new one. */
export const saveNews = savesRows(news);

/** Deletes news. */
export const removeNews = removesRows(news);
