// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { cutText, LocaleProvider, useTexts } from './index.ts';

afterEach(cleanup);

const texts = {
  zh: { cart: (count: number) => `${count} 件` },
  en: { cart: (count: number) => `${count} items` },
};
const Cart = () => <p>{useTexts(texts).cart(2)}</p>;

it('useTexts returns Chinese without a provider', () => {
  render(<Cart />);
  screen.getByText('2 件');
});

it('useTexts returns the language of its provider', () => {
  render(
    <LocaleProvider locale="en">
      <Cart />
    </LocaleProvider>,
  );
  screen.getByText('2 items');
});

it('cutText counts grapheme clusters', () => {
  expect(cutText('明远在线教育学校总部', 8)).toBe('明远在线教育学校');
  expect(cutText('👨‍👩‍👧‍👦👩🏽‍💻abc', 3)).toBe('👨‍👩‍👧‍👦👩🏽‍💻a');
  expect(cutText('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301');
});

it('cutText returns a beginning of the text no longer than the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(Array.from(new Intl.Segmenter().segment(cut)).length).toBeLessThanOrEqual(max);
    }),
  );
});
