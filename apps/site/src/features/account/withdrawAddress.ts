/** Address of the page of withdrawals. */
export const WITHDRAW_HREF = '#/personal/accountcenter/account/withdraw';
