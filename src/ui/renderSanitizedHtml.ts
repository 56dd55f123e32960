import { createElement, type ReactNode } from 'react';
import { safeRedirect } from '../lib/safeRedirect.ts';

/** What foreign HTML may consist of. */
const TAGS = /^(?:a|b|br|div|em|h[2-6]|i|li|ol|p|span|strong|su[bp]|u|ul)$/;
/** What becomes a plain box: landmarks of their page are none of ours, and a dialog has a title of its own. */
const BOXES = /^(?:article|footer|h1|header|main|section)$/;

/**
 * Foreign HTML as something that can be shown: known tags, absolute links to web addresses, the words in place of pictures, and nothing
 * else of it; an unknown tag goes with all that is in it. Not a filter that hands HTML on: the source is parsed into a document that
 * runs nothing and loads nothing, and every node that is shown is one that we have made.
 *
 * @param isOwn it is the site's own: relative links lead to its pages
 * @throws TypeError on a page whose policy lets nobody parse HTML (Trusted Types)
 */
export const renderSanitizedHtml = (html: string, isOwn = false): ReactNode =>
  createElement('div', null, ...renderChildren(new DOMParser().parseFromString(html, 'text/html').body, isOwn));

function renderChildren(parent: Element, isOwn: boolean): ReactNode[] {
  const shown: ReactNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) shown.push(node.nodeValue);
    if (!(node instanceof HTMLElement)) continue;
    const tag = BOXES.test(node.localName) ? 'div' : node.localName;
    if (tag === 'img') shown.push(node.getAttribute('alt'));
    if (TAGS.test(tag)) shown.push(createElement(tag, tag === 'a' ? linkOf(node, isOwn) : null, ...renderChildren(node, isOwn)));
  }
  return shown;
}

/** A relative address leads to this site. */
function linkOf(link: Element, isOwn: boolean): object {
  const href = link.getAttribute('href') ?? '';
  const url = (isOwn || /^https?:/i.test(href)) && href && safeRedirect(href, { anyOrigin: true });
  return url ? { href: url.href, target: '_blank', rel: 'noopener noreferrer' } : {};
}
