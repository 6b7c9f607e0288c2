import { HeaderBar } from '../parts/HeaderBar.tsx';
import { MainMenu } from '../parts/MainMenu.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import type { HeaderProps } from '../types.ts';

/** Template 1 (elegant): a single bar in the school's colour. */
export function Header1(props: HeaderProps) {
  return (
    <HeaderBar header={props}>
      <MainMenu items={props.menus} current={props.currentMenu} />
      <SearchBox search={props.search} />
    </HeaderBar>
  );
}
