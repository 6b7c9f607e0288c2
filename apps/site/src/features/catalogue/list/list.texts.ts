import type { Texts } from '@lectern/ui/locale';
import type { ListQuery } from './listAddress.ts';

interface ListTexts {
  title: string;
  packagesTitle: string;
  searchTitle: (text: string) => string;
  filters: string;
  moreFilters: string;
  category: string;
  subcategory: string;
  kind: string;
  price: string;
  type: string;
  kinds: Record<'live' | 'recorded', string>;
  kindTags: Record<'live' | 'recorded', string>;
  prices: Record<'free' | 'paid', string>;
  types: Record<'course' | 'package', string>;
  priceRange: string;
  from: (price: string) => string;
  to: (price: string) => string;
  sort: string;
  sorts: Record<ListQuery['sort'], string>;
  results: (count: number) => string;
  loading: string;
  none: string;
  noneFor: (text: string) => string;
  noneHelp: string;
  clear: string;
  failed: string;
}

export const listTexts: Texts<ListTexts> = {
  zh: {
    title: '全部课程',
    packagesTitle: '课程套餐',
    searchTitle: (text) => `“${text}”的搜索结果`,
    filters: '筛选',
    moreFilters: '更多条件',
    category: '科目',
    subcategory: '细分',
    kind: '形式',
    price: '价格',
    type: '类型',
    kinds: { live: '直播', recorded: '录播' },
    kindTags: { live: '直播课', recorded: '录播课' },
    prices: { free: '免费', paid: '付费' },
    types: { course: '单课', package: '套餐' },
    priceRange: '价格区间',
    from: (price) => `${price} 起`,
    to: (price) => `不高于 ${price}`,
    sort: '排序',
    sorts: { popular: '最受欢迎', newest: '最新上架', priceUp: '价格从低到高', priceDown: '价格从高到低' },
    results: (count) => `共 ${count} 门课程`,
    loading: '正在查找课程',
    none: '没有符合条件的课程',
    noneFor: (text) => `没有找到与“${text}”有关的课程`,
    noneHelp: '可以减少几个筛选条件，或换一个更短的词。',
    clear: '清空条件，看全部课程',
    failed: '课程没有加载出来，请检查网络',
  },
  en: {
    title: 'All courses',
    packagesTitle: 'Packages',
    searchTitle: (text) => `Results for “${text}”`,
    filters: 'Filters',
    moreFilters: 'More filters',
    category: 'Subject',
    subcategory: 'Field',
    kind: 'Form',
    price: 'Price',
    type: 'Type',
    kinds: { live: 'Live', recorded: 'Recorded' },
    kindTags: { live: 'Live', recorded: 'Recorded' },
    prices: { free: 'Free', paid: 'Paid' },
    types: { course: 'Single courses', package: 'Packages' },
    priceRange: 'Price range',
    from: (price) => `From ${price}`,
    to: (price) => `Up to ${price}`,
    sort: 'Sort by',
    sorts: {
      popular: 'Most popular',
      newest: 'Newest',
      priceUp: 'Price, low to high',
      priceDown: 'Price, high to low',
    },
    results: (count) => (count === 1 ? '1 course' : `${count} courses`),
    loading: 'Looking for courses',
    none: 'No course fits these filters',
    noneFor: (text) => `Nothing found for “${text}”`,
    noneHelp: 'Try fewer filters, or a shorter word.',
    clear: 'Clear all and show every course',
    failed: 'The courses did not load. Please check your connection.',
  },
};
