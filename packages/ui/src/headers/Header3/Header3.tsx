import { HeaderBar } from '../parts/HeaderBar.tsx';
import { MainMenu } from '../parts/MainMenu.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { white, wideSearch } from '../parts/white.css.ts';
import type { HeaderProps } from '../types.ts';
import * as css from './Header3.css.ts';

/**
 * Template 3 (delicate): on the home page a wide search with the menu in a row of its own, elsewhere the layout
 * of template 1 on white.
 */
export function Header3(props: HeaderProps) {
  const menu = (
    <MainMenu items={props.menus} current={props.currentMenu} className={props.isHome ? css.rowMenu : ''} />
  );
  if (!props.isHome) {
    return (
      <HeaderBar header={props} className={white}>
        {menu}
        <SearchBox search={props.search} />
      </HeaderBar>
    );
  }
  return (
    <>
      <HeaderBar header={props} className={white}>
        <SearchBox search={props.search} className={`${wideSearch} ${css.search}`} />
      </HeaderBar>
      <div className={`${css.row} ${white}`}>
        <div className={css.rowLine}>{menu}</div>
      </div>
    </>
  );
}
