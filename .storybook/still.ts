/** Stops all that moves, for looking at a story: even a movement of no length begins at its first frame. */
export const still = '*, ::before, ::after { animation: none !important; transition: none !important }';
