/** The 8 footer colours of the platform. */
export const footerColours = ['default', 'gray', 'white', 'red', 'blue', 'cyan', 'green', 'orange'] as const;

export type FooterColour = (typeof footerColours)[number];
