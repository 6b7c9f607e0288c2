import { schoolRows } from '../../platform/database/rows/writtenRow.ts';
import { banners, notices, shelves } from './home.tables.ts';

/** A company's banners. */
export const bannerRows = schoolRows(banners, [banners.position]);

/** A company's notices. */
export const noticeRows = schoolRows(notices, [notices.position]);

/** The shelves of a company's home page; the courses of a removed one are kept. */
export const shelfRows = schoolRows(shelves, [shelves.position]);
