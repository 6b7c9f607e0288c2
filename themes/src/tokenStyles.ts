/** Only the colours, as custom properties that follow the header and footer classes; no element is styled. */
import './globals/base.css.ts';
import './header/header.css.ts';
import './footer/footer.css.ts';
import './globals/systemColours.css.ts';
