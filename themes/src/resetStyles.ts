/** Base styles that components rely on: box sizing, margins, fonts and focus of bare elements. Requires the tokens. */
import './globals/globals.css.ts';
import './globals/states.css.ts';
