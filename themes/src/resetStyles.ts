/** The ground that components stand on: box sizes, margins, type and focus of bare elements. It takes the tokens. */
import './globals/globals.css.ts';
import './globals/states.css.ts';
