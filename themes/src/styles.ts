/** Everything global, in the order of the cascade: import it once, before any component. */
import './globals/globals.css.ts';
import './base/base.css.ts';
import './header/header.css.ts';
import './footer/footer.css.ts';
import './globals/forcedColours.css.ts';
