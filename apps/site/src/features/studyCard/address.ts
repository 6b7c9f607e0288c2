/** Where a student turns a study card in. */
export const STUDY_CARD_HREF = '#/personal/course/studyCard';

/** Where stands what a card became. */
export const openedHref = (orderId: string): string => `${STUDY_CARD_HREF}/${encodeURIComponent(orderId)}`;
