/** Where a student finds what to send to friends. */
export const INVITE_HREF = '#/personal/accountcenter/invite';
