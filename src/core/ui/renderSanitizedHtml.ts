import { createElement, type ReactNode } from 'react';
import { createTrustedPolicy } from '../../lib/createTrustedPolicy.ts';
import { readParagraphs } from '../../lib/readParagraphs.ts';
import { attempt } from '../../lib/result.ts';
import { safeRedirect } from '../../lib/safeRedirect.ts';

/** The name under which pages with Trusted Types allow our HTML. */
const policy = createTrustedPolicy('storefront-html', { createHTML: (html: string) => html });

const TAGS = /^(?:a|b|br|div|em|h[2-6]|i|li|ol|p|span|strong|su[bp]|u|ul)$/;
/** Become plain boxes, because landmarks of another page are not ours and a dialog has its own title. */
const BOXES = /^(?:article|footer|h1|header|main|section)$/;

/**
 * Foreign HTML as React nodes: known tags, absolute web links, and the alternative text of pictures; an unknown tag is dropped with its
 * content. The source is parsed into an inert document and every shown node is our own. Where Trusted Types forbid parsing, its text is
 * shown.
 *
 * @param isOwn the site's own HTML, whose relative links are kept
 */
export const renderSanitizedHtml = (html: string, isOwn = false): ReactNode =>
  createElement('div', null, ...(/[<&]/.test(html) ? renderContent(html, isOwn) : [html]));

function renderContent(html: string, isOwn: boolean): ReactNode[] {
  const content = attempt(() => new DOMParser().parseFromString(policy().createHTML(html), 'text/html').body);
  return content ? renderChildren(content, isOwn) : readParagraphs(html).map((text) => createElement('p', null, text));
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

/** Relative addresses are allowed only in the site's own HTML. */
function linkOf(link: Element, isOwn: boolean): object {
  const href = link.getAttribute('href') ?? '';
  const url = (isOwn || /^https?:/i.test(href)) && href && safeRedirect(href, { anyOrigin: true });
  return url ? { href: url.href, target: '_blank', rel: 'noopener noreferrer' } : {};
}
