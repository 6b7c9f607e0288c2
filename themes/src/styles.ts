/** All global styles in cascade order; import it once, before any component. */
import './globals/globals.css.ts';
import './tokenStyles.ts';
import './globals/states.css.ts';
