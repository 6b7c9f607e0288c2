import { rowReader } from '../../platform/database/rows/writtenRow.ts';
import { banners, notices, shelves } from './home.tables.ts';

/** Reads all banners of a company, in their order. */
export const readBannerRows = rowReader(banners, banners.position, banners.id);

/** Reads all notices of a company, in their order. */
export const readNoticeRows = rowReader(notices, notices.position, notices.id);

/** Reads all shelves of a company, in their order. */
export const readShelfRows = rowReader(shelves, shelves.position, shelves.id);
