/** Address of the page with the student's invitation link. */
export const INVITE_HREF = '#/personal/accountcenter/invite';

/** Address of the page of withdrawals. */
export const WITHDRAW_HREF = '#/personal/accountcenter/account/withdraw';
