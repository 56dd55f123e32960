import { createElement, type ReactNode } from 'react';
import { createTrustedPolicy } from '../../lib/createTrustedPolicy.ts';
import { readParagraphs } from '../../lib/readParagraphs.ts';
import { safeRedirect } from '../../lib/safeRedirect.ts';

/** Under Trusted Types a site allows our policy by this name; see the guide. */
const policy = createTrustedPolicy('storefront-html', { createHTML: (html: string) => html });

/** What foreign HTML may consist of. */
const TAGS = /^(?:a|b|br|div|em|h[2-6]|i|li|ol|p|span|strong|su[bp]|u|ul)$/;
/** What becomes a plain box: landmarks of their page are none of ours, and a dialog has a title of its own. */
const BOXES = /^(?:article|footer|h1|header|main|section)$/;

/**
 * Foreign HTML as something that can be shown: known tags, absolute links to web addresses, the words in place of pictures, and nothing
 * else of it; an unknown tag goes with all that is in it. Not a filter that hands HTML on: the source is parsed into a document that
 * runs nothing and loads nothing, and every node that is shown is one that we have made. Where Trusted Types forbid to parse, its words are
 * shown.
 *
 * @param isOwn it is the site's own: relative links lead to its pages
 */
export const renderSanitizedHtml = (html: string, isOwn = false): ReactNode =>
  createElement('div', null, ...(/[<&]/.test(html) ? renderContent(html, isOwn) : [html]));

function renderContent(html: string, isOwn: boolean): ReactNode[] {
  let content: Element;
  try {
    content = new DOMParser().parseFromString(policy().createHTML(html), 'text/html').body;
  } catch {
    return readParagraphs(html).map((text) => createElement('p', null, text));
  }
  return renderChildren(content, isOwn);
}

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
