/**
 * Disables all animations and transitions while stories are checked; even one of zero duration begins with its
 * first frame.
 */
export const still = '*, ::before, ::after { animation: none !important; transition: none !important }';
