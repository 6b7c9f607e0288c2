/** The 8 footer colours of the specification (section 3). */
export const footerColours = ['default', 'gray', 'white', 'red', 'blue', 'cyan', 'green', 'orange'] as const;

export type FooterColour = (typeof footerColours)[number];
