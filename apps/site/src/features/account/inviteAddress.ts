/** Address of the page with the student's invitation link. */
export const INVITE_HREF = '#/personal/accountcenter/invite';
