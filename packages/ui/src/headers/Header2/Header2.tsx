import { HeaderBar } from '../parts/HeaderBar.tsx';
import { MainMenu } from '../parts/MainMenu.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { white, wideSearch } from '../parts/white.css.ts';
import type { HeaderProps } from '../types.ts';
import * as css from './Header2.css.ts';

/** Template 2 (wind): white, with the search before the menu. */
export function Header2(props: HeaderProps) {
  return (
    <HeaderBar header={props} className={white}>
      <SearchBox search={props.search} className={`${wideSearch} ${css.search}`} />
      <MainMenu items={props.menus} current={props.currentMenu} className={css.menu} />
    </HeaderBar>
  );
}
