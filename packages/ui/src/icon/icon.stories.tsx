import { fontSize, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './index.ts';

/** Every icon with the name it is imported by. */
function Sheet() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: space.x4,
        margin: 0,
        padding: space.x6,
        listStyle: 'none',
        color: color.ink,
        background: color.page,
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: space.x2 }}>
          <Icon width={24} height={24} />
          <span style={{ fontSize: fontSize.xs, color: color.inkMuted }}>{name.replace('Icon', '')}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Icons', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;

export const All: StoryObj<typeof meta> = { tags: ['visual'] };
