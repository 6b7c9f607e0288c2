// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isExternal, Link, LinkProvider, safeHref, type LinkComponentProps } from './index.ts';

afterEach(cleanup);

const RouterLink = (props: LinkComponentProps) => <a data-router="" {...props} />;

function renderLink(href: string | undefined, isNewWindow = false) {
  render(
    <LinkProvider component={RouterLink}>
      <Link href={href} isNewWindow={isNewWindow}>
        去
      </Link>
    </LinkProvider>,
  );
  return screen.getByText('去');
}

describe('Link', () => {
  it('renders the site’s own addresses with the application’s component', () => {
    expect(renderLink('#/course/list')).toHaveProperty('dataset.router', '');
  });

  it.each([
    'https://example.org',
    '//example.org/x',
    '/s/pc/#/agreement/check/0/1',
    'tel:400',
    'webcal://example.org/x.ics',
  ])('renders %s as a plain link', (href) => {
    const link = renderLink(href);
    expect(link.dataset['router']).toBeUndefined();
    expect(link.getAttribute('href')).toBe(href);
  });

  it('opens a new window without opener', () => {
    const link = renderLink('#/news', true);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '',
    undefined,
  ])('renders no address for %j', (href) => {
    expect(renderLink(href).hasAttribute('href')).toBe(false);
  });
});

it('isExternal distinguishes other addresses from the router’s', () => {
  expect(isExternal('#/course/list?u=https://x')).toBe(false);
  expect(isExternal('/wap')).toBe(false);
  expect(isExternal('HTTPS://example.org')).toBe(true);
});

it('safeHref keeps a safe address unchanged except for surrounding blanks', () => {
  expect(safeHref(' #/course/list?courseName=C%2B%2B ')).toBe('#/course/list?courseName=C%2B%2B');
});
