/** Colours alone, as custom properties that follow the classes of header and footer; no element is styled. */
import './globals/base.css.ts';
import './header/header.css.ts';
import './footer/footer.css.ts';
import './globals/systemColours.css.ts';
