import type { Reply } from '@lectern/sdk';
import { menuLink, ownPage, ownPages, type OwnPageLink } from '@lectern/sdk/endpoints/shell';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import { localizedText, type LocalizedText } from '../../shared/i18n/localizedText.ts';
import { linkOf } from '../../shared/school/menu.model.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** A link to a custom page of the school. */
export type CustomLink = ReadBy<typeof readLinks>[number];

/** A custom page. */
export interface CustomPage {
  readonly id: string;
  readonly title: LocalizedText;
  /** HTML from the school, not yet sanitised. */
  readonly content: LocalizedText;
  /** All pages of its section, including itself. */
  readonly neighbours: readonly CustomLink[];
}

/** The target of a variable link. */
export type LinkTarget =
  | { readonly kind: 'login' }
  | { readonly kind: 'page'; readonly href: string }
  /** Another site, which is opened only by the user's own press. */
  | { readonly kind: 'foreign'; readonly href: string; readonly host: string };

function readLinks(links: Reply<OwnPageLink[]>) {
  return links.flatMap((each) => {
    const id = each.id ?? '';
    const title = localizedText(each.title, each.titleEn);
    if (id === '' || title.zh === '') return [];
    const key = encodeURIComponent(id);
    const isInFooter = each.footFlag === 1;
    return {
      id,
      title,
      href: isInFooter
        ? `#/sysPageHeadFoot/showDetail/${key}?pid=${encodeURIComponent(each.parentId ?? '')}`
        : `#/custom/${key}`,
    };
  });
}

/** The school's custom pages. */
export const [customPages, showCustomPages] = loadable(async () => ({
  links: readLinks(await request(ownPages, {})),
}));

/** A custom page. */
export const [customPage, showCustomPage] = loadable(async (id: string): Promise<CustomPage | undefined> => {
  const reply = await request(ownPage, { id });
  const title = localizedText(reply.title, reply.titleEn);
  if (title.zh === '') return undefined;
  return {
    id,
    title,
    content: localizedText(reply.content, reply.contentEn),
    neighbours: readLinks(reply.neighbours),
  };
});

/** The target of a menu item's variable address for this student. */
export const [variableLink, findLink] = loadable(async (id: string): Promise<LinkTarget | undefined> => {
  const reply = await request(menuLink, { id });
  if (reply.needLoginFlag === 1) return { kind: 'login' };
  const href = linkOf(reply.url ?? '', location.origin);
  if (href === undefined) return undefined;
  const { origin, host } = new URL(href, location.href);
  return origin === location.origin ? { kind: 'page', href } : { kind: 'foreign', href, host };
});
