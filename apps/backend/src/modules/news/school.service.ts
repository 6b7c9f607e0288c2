import { rowDeleter, rowSaver } from '../../platform/database/rows/writtenRow.ts';
import { news } from './news.tables.ts';

/** Inserts or updates a piece of news. @param id undefined for a new one. */
export const saveNews = rowSaver(news);

/** Deletes news. */
export const removeNews = rowDeleter(news);
