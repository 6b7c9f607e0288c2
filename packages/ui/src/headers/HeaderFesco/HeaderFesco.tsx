import { HeaderBar } from '../parts/HeaderBar.tsx';
import { MainMenu } from '../parts/MainMenu.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { white } from '../parts/white.css.ts';
import type { HeaderProps } from '../types.ts';
import * as css from './HeaderFesco.css.ts';

/** The custom template FESCO, which replaces the header when the home page's template says so. */
export function HeaderFesco(props: HeaderProps) {
  return (
    <HeaderBar header={props} className={`${white} ${css.bar}`}>
      <MainMenu items={props.menus} current={props.currentMenu} className={css.menu} />
      <SearchBox search={props.search} className={css.search} />
    </HeaderBar>
  );
}
