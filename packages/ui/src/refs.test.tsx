// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { type ComponentProps, createRef, type ElementType } from 'react';
import { afterEach, expect, expectTypeOf, it } from 'vitest';
import { RadioGroup } from './fields/index.ts';
import { MenuButton } from './Menu/index.ts';
import { AnswerPalette } from './AnswerPalette/index.ts';
import { Price } from './Price/index.ts';
import { RatingInput } from './Rating/index.ts';
import { Signature } from './Signature/index.ts';
import { RangeSlider, Slider } from './Slider/index.ts';
import { Uploader } from './Uploader/index.ts';
import { StudyGates } from './Stepper/index.ts';
import { Tabs } from './Tabs/index.ts';
import type * as accordion from './Accordion/index.ts';
import type * as anchor from './Anchor/index.ts';
import type * as answerPalette from './AnswerPalette/index.ts';
import type * as avatar from './Avatar/index.ts';
import type * as badge from './Badge/index.ts';
import type * as breadcrumb from './Breadcrumb/index.ts';
import type * as button from './Button/index.ts';
import type * as calendar from './Calendar/index.ts';
import type * as card from './Card/index.ts';
import type * as carousel from './Carousel/index.ts';
import type * as cascader from './Cascader/index.ts';
import type * as charts from './Charts/index.ts';
import type * as countdownButton from './CountdownButton/index.ts';
import type * as courseCard from './CourseCard/index.ts';
import type * as dataGrid from './DataGrid/index.ts';
import type * as descriptionList from './DescriptionList/index.ts';
import type * as dialog from './Dialog/index.ts';
import type * as dynamicForm from './DynamicForm/index.ts';
import type * as emptyState from './EmptyState/index.ts';
import type * as filterChips from './FilterChips/index.ts';
import type * as menu from './Menu/index.ts';
import type * as pagination from './Pagination/index.ts';
import type * as popover from './Popover/index.ts';
import type * as popup from './Popup/index.ts';
import type * as price from './Price/index.ts';
import type * as progress from './Progress/index.ts';
import type * as questionCard from './QuestionCard/index.ts';
import type * as rating from './Rating/index.ts';
import type * as result from './Result/index.ts';
import type * as richText from './RichText/index.ts';
import type * as richTextEditor from './RichTextEditor/index.ts';
import type * as scoreRing from './ScoreRing/index.ts';
import type * as select from './Select/index.ts';
import type * as signature from './Signature/index.ts';
import type * as skeleton from './Skeleton/index.ts';
import type * as slider from './Slider/index.ts';
import type * as sliderCaptcha from './SliderCaptcha/index.ts';
import type * as spinner from './Spinner/index.ts';
import type * as statistic from './Statistic/index.ts';
import type * as stepper from './Stepper/index.ts';
import type * as studentInfoForm from './StudentInfoForm/index.ts';
import type * as table from './Table/index.ts';
import type * as tabs from './Tabs/index.ts';
import type * as timeline from './Timeline/index.ts';
import type * as timer from './Timer/index.ts';
import type * as timetable from './Timetable/index.ts';
import type * as toast from './Toast/index.ts';
import type * as tooltip from './Tooltip/index.ts';
import type * as tree from './Tree/index.ts';
import type * as uploader from './Uploader/index.ts';
import type * as videoPlayer from './VideoPlayer/index.ts';
import type * as agreements from './agreements/index.ts';
import type * as countdown from './countdown/index.ts';
import type * as dialogs from './dialogs/index.ts';
import type * as fields from './fields/index.ts';
import type * as footers from './footers/index.ts';
import type * as headers from './headers/index.ts';
import type * as historyEntry from './history/index.ts';
import type * as icon from './icon/index.ts';
import type * as layout from './layout/index.ts';
import type * as link from './link/index.ts';
import type * as locale from './locale/index.ts';
import type * as nonce from './nonce/index.ts';
import type * as pickers from './pickers/index.ts';
import type * as portal from './portal/index.ts';
import type * as shell from './shell/index.ts';
import type * as sidebar from './sidebar/index.ts';
import type * as stage from './stage/index.ts';

type Entries =
  | typeof accordion
  | typeof anchor
  | typeof answerPalette
  | typeof avatar
  | typeof badge
  | typeof breadcrumb
  | typeof button
  | typeof calendar
  | typeof card
  | typeof carousel
  | typeof cascader
  | typeof charts
  | typeof countdownButton
  | typeof courseCard
  | typeof dataGrid
  | typeof descriptionList
  | typeof dialog
  | typeof dynamicForm
  | typeof emptyState
  | typeof filterChips
  | typeof menu
  | typeof pagination
  | typeof popover
  | typeof popup
  | typeof price
  | typeof progress
  | typeof questionCard
  | typeof rating
  | typeof result
  | typeof richText
  | typeof richTextEditor
  | typeof scoreRing
  | typeof select
  | typeof signature
  | typeof skeleton
  | typeof slider
  | typeof sliderCaptcha
  | typeof spinner
  | typeof statistic
  | typeof stepper
  | typeof studentInfoForm
  | typeof table
  | typeof tabs
  | typeof timeline
  | typeof timer
  | typeof timetable
  | typeof toast
  | typeof tooltip
  | typeof tree
  | typeof uploader
  | typeof videoPlayer
  | typeof agreements
  | typeof countdown
  | typeof dialogs
  | typeof fields
  | typeof footers
  | typeof headers
  | typeof historyEntry
  | typeof icon
  | typeof layout
  | typeof link
  | typeof locale
  | typeof nonce
  | typeof pickers
  | typeof portal
  | typeof shell
  | typeof sidebar
  | typeof stage;

/** The components of an entry: exports whose names begin with a capital letter. */
type ComponentNames<Entry> = Entry extends unknown
  ? {
      [Name in keyof Entry]: Entry[Name] extends ElementType
        ? Name extends Capitalize<Name & string>
          ? Name
          : never
        : never;
    }[keyof Entry]
  : never;

/** The components that take no `ref`. */
type WithoutRef<Entry> = Entry extends unknown
  ? {
      [Name in ComponentNames<Entry>]: Entry[Name] extends ElementType
        ? 'ref' extends keyof ComponentProps<Entry[Name]>
          ? never
          : Name
        : never;
    }[ComponentNames<Entry>]
  : never;

/** Components that render several elements, or content outside of their own place. */
type Several =
  | 'DynamicFields'
  | 'FieldShell'
  | 'LinkProvider'
  | 'LocaleProvider'
  | 'Popup'
  | 'PortalTheme'
  | 'Row'
  | 'Stage'
  | 'ThirdLogins'
  | 'Toaster'
  | (ComponentNames<Entries> & `${string}Dialog`);

it('every component that renders one element accepts a ref', () => {
  expectTypeOf<Exclude<WithoutRef<Entries>, Several>>().toBeNever();
});

afterEach(cleanup);

it('a ref receives the element, even when the component uses its own ref', () => {
  const [palette, menu, price, gates, tabs] = [
    createRef<HTMLDivElement>(),
    createRef<HTMLButtonElement>(),
    createRef<HTMLSpanElement>(),
    createRef<HTMLOListElement>(),
    createRef<HTMLDivElement>(),
  ];
  const { getByRole, container } = render(
    <>
      <AnswerPalette ref={palette} groups={[]} currentId={null} onChoose={() => undefined} />
      <MenuButton ref={menu} label="更多" actions={[]} />
      <Price ref={price} cents={100} />
      <StudyGates ref={gates} gates={[]} current={null} />
      <Tabs ref={tabs} label="内容" tabs={[{ id: 'a', label: '甲', content: '乙' }]} />
    </>,
  );
  expect(palette.current).toBe(getByRole('toolbar'));
  expect(menu.current).toBe(getByRole('button'));
  expect(gates.current).toBe(container.querySelector('ol'));
  expect(price.current?.textContent).toContain('1');
  expect(tabs.current?.contains(getByRole('tablist'))).toBe(true);
});

it('a ref to a radio group receives the focusable radio button', () => {
  const [choices, stars] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()];
  const options = [
    { value: 'a', label: '甲', isDisabled: true },
    { value: 'b', label: '乙' },
    { value: 'c', label: '丙' },
  ];
  const both = (value: string | null, rating: number) => (
    <>
      <RadioGroup ref={choices} label="选择" options={options} value={value} onChange={() => undefined} />
      <RatingInput ref={stars} label="评分" value={rating} onChange={() => undefined} />
    </>
  );
  const { getByRole, rerender } = render(both(null, 0));
  expect(choices.current).toBe(getByRole('radio', { name: '乙' }));
  expect(stars.current).toBe(getByRole('radio', { name: '1 星' }));
  rerender(both('c', 4));
  expect(choices.current).toBe(getByRole('radio', { name: '丙' }));
  expect(stars.current).toBe(getByRole('radio', { name: '4 星' }));
});

it('a ref to a slider or an uploader receives its control that takes the focus', () => {
  const [one, both] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()];
  const [list, single] = [createRef<HTMLButtonElement>(), createRef<HTMLButtonElement>()];
  const never = () => new Promise<never>(() => undefined);
  const transport = { start: never, sendChunk: never, finish: never };
  const files = { transport, value: [], onChange: () => undefined };
  const { getByRole } = render(
    <>
      <Slider ref={one} label="音量" value={1} onChange={() => undefined} />
      <RangeSlider ref={both} label="价格" value={[1, 2]} onChange={() => undefined} />
      <Uploader ref={list} {...files} />
      <Uploader ref={single} variant="replace" {...files} />
    </>,
  );
  expect(one.current).toBe(getByRole('slider', { name: '音量' }));
  expect(both.current).toBe(getByRole('slider', { name: '价格：从' }));
  expect(list.current).toBe(getByRole('button', { name: /拖/ }));
  expect(single.current).toBe(getByRole('button', { name: /^选择[^，]*$/ }));
});

it('a ref to a signature receives the field of the name, or the tab of another method', () => {
  const ref = createRef<HTMLElement>();
  const others = [{ id: 'paper', label: '纸质签名', content: '请寄回' }];
  const { getByRole } = render(
    <Signature ref={ref} label="签名方式" onChange={() => undefined} others={others} />,
  );
  expect(ref.current).toBe(getByRole('textbox', { name: '签名' }));
  fireEvent.focus(getByRole('tab', { name: '纸质签名' }));
  expect(ref.current).toBe(getByRole('tab', { name: '纸质签名' }));
});
