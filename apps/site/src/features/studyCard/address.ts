/** Address of the page to redeem a study card. */
export const STUDY_CARD_HREF = '#/personal/course/studyCard';

/** Returns the address of the page with what a card opened. */
export const openedHref = (orderId: string): string => `${STUDY_CARD_HREF}/${encodeURIComponent(orderId)}`;
