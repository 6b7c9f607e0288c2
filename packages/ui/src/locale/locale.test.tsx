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

it('speaks Chinese where nobody says otherwise', () => {
  render(<Cart />);
  screen.getByText('2 件');
});

it('speaks the language of its provider', () => {
  render(
    <LocaleProvider locale="en">
      <Cart />
    </LocaleProvider>,
  );
  screen.getByText('2 items');
});

it('cuts by what a reader counts as one character', () => {
  expect(cutText('明远在线教育学校总部', 8)).toBe('明远在线教育学校');
  expect(cutText('👨‍👩‍👧‍👦👩🏽‍💻abc', 3)).toBe('👨‍👩‍👧‍👦👩🏽‍💻a');
  expect(cutText('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301');
});

it('never gives more than it may, and always a beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(Array.from(new Intl.Segmenter().segment(cut)).length).toBeLessThanOrEqual(most);
    }),
  );
});
