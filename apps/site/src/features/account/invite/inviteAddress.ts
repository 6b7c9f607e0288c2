/** Where a student finds what to send to friends. */
export const INVITE_HREF = '#/personal/accountcenter/invite';

/** The address of a page of the friends who came. */
export const invitePageHref = (page: number): string =>
  page > 1 ? `${INVITE_HREF}?page=${page}` : INVITE_HREF;
