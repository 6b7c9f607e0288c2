/** Colours alone, as custom properties that follow the classes of header and footer; no element is styled. */
import './base/base.css.ts';
import './header/header.css.ts';
import './footer/footer.css.ts';
import './base/systemColours.css.ts';
