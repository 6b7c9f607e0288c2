import type { Meta, StoryObj } from '@storybook/react-vite';
import { accentFill, color, footer, header } from './css.ts';
import { headerClass, headerThemes } from './header/names.ts';
import { footerClass, footerThemes } from './footer/names.ts';
import { fontSize, radius, space } from './index.ts';
import { makeTheme, themeCss } from './maker/index.ts';
import { baseTokens } from './base/tokens.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space.x4,
  padding: space.x6,
};

const words = {
  zh: { enrol: '报名', recorded: '录播', all: '查看全部', address: '地址 上海市徐汇区漕溪北路 88 号' },
  en: {
    enrol: 'Enrol',
    recorded: 'Recorded',
    all: 'See all',
    address: '88 Caoxi Road North, Xuhui, Shanghai',
  },
};
type Words = (typeof words)['zh'];

/** Returns the sample texts in the toolbar's language. */
const wordsIn = (globals: Readonly<Record<string, unknown>>): Words =>
  globals['locale'] === 'en' ? words.en : words.zh;

/** A sample of a header theme: bar, button, tint and links. */
function HeaderTheme({ name, enrol, recorded, all }: { name: string } & Words) {
  return (
    <div
      style={{
        overflow: 'hidden',
        background: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: radius.card,
      }}
    >
      <div
        style={{
          padding: space.x4,
          color: header.ink,
          background: `linear-gradient(90deg, ${header.surface}, ${header.fade})`,
        }}
      >
        {name}
      </div>
      <div
        style={{
          display: 'flex',
          gap: space.x3,
          alignItems: 'center',
          padding: space.x4,
          fontSize: fontSize.sm,
        }}
      >
        <span style={{ ...accentFill, padding: `${space.x2} ${space.x4}`, borderRadius: radius.control }}>
          {enrol}
        </span>
        <span
          style={{
            padding: `${space.x1} ${space.x3}`,
            color: color.accentText,
            background: color.accentSoft,
            borderRadius: radius.full,
          }}
        >
          {recorded}
        </span>
        <span style={{ color: color.accentText }}>{all}</span>
      </div>
    </div>
  );
}

const meta = { title: 'Foundations/Themes 主题', id: 'foundations-themes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The 13 header themes; a class on any element is enough. */
export const Headers: Story = {
  tags: ['visual'],
  render: (_, { globals }) => (
    <div style={grid}>
      {headerThemes.map((name) => (
        <div key={name} className={headerClass(name)}>
          <HeaderTheme name={name} {...wordsIn(globals)} />
        </div>
      ))}
    </div>
  ),
};

/** The 8 footer themes. */
export const Footers: Story = {
  tags: ['visual'],
  render: (_, { globals }) => (
    <div style={grid}>
      {footerThemes.map((name) => (
        <div
          key={name}
          className={footerClass(name)}
          style={{
            padding: space.x6,
            color: footer.ink,
            background: footer.surface,
            borderRadius: radius.card,
          }}
        >
          <b>{name}</b>
          <p
            style={{
              marginTop: space.x2,
              paddingTop: space.x2,
              color: footer.inkMuted,
              borderTop: `1px solid ${footer.line}`,
            }}
          >
            {wordsIn(globals).address}
          </p>
        </div>
      ))}
    </div>
  ),
};

const brands = ['#e60012', '#ffd400', '#00a0e9', '#7a3fe0', '#0b7f4f', '#ff8fb1', '#111111', '#f5f5f0'];

/** Complete themes, each made of one brand colour, in light and dark; all text is readable. */
export const OwnColours: Story = {
  tags: ['visual'],
  render: (_, { globals }) => (
    <div style={grid}>
      <style>
        {brands
          .map((brand) => {
            const selector = `.brand-${brand.slice(1)}`;
            return themeCss(makeTheme({ brand }), { header: selector, footer: selector });
          })
          .join('')}
      </style>
      {brands.flatMap((brand) =>
        ['light', 'dark'].map((scheme) => (
          <div key={brand + scheme} className={`brand-${brand.slice(1)}`} data-theme={scheme}>
            <HeaderTheme name={brand} {...wordsIn(globals)} />
          </div>
        )),
      )}
    </div>
  ),
};

/** All colours that are independent of the school. */
export const BaseColours: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {Object.keys(baseTokens).map((name) => (
        <div key={name} style={{ fontSize: fontSize.sm }}>
          <div
            style={{
              height: 56,
              background: `var(--lc-${name})`,
              border: `1px solid ${color.line}`,
              borderRadius: radius.control,
            }}
          />
          {name}
        </div>
      ))}
    </div>
  ),
};
