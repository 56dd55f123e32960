import { createElement, type ReactNode } from 'react';
import { safeRedirect } from '../lib/safeRedirect';

/** What foreign HTML may consist of. */
const TAGS = /^(?:a|b|br|div|em|h[2-6]|hr|i|img|li|ol|p|small|span|strong|su[bp]|u|ul)$/;
/** What becomes a plain box: landmarks of their page are none of ours, and a dialog has a title of its own. */
const BOXES = /^(?:article|footer|h1|header|main|section)$/;
/** Deep enough for any page; a deeper one is somebody's trick. */
const DEEPEST = 60;

/**
 * Foreign HTML as something that can be shown: known tags, links to web addresses, pictures of its own site, and nothing else of it: an unknown tag goes with all that is in it. Not
 * a filter that hands HTML on: the source is parsed into a document that runs nothing and loads nothing, and every node that is shown
 * is one that we have made.
 *
 * @param base where it came from: its links are relative to it, its pictures have to be of the same origin
 * @throws TypeError on a page whose policy lets nobody parse HTML (Trusted Types), or for a base that is no address
 */
export const renderSafely = (html: string, base: string): ReactNode =>
  createElement('div', null, ...renderChildren(new DOMParser().parseFromString(html, 'text/html').body, new URL(base, location.href), DEEPEST));

function renderChildren(parent: Element, base: URL, depth: number): ReactNode[] {
  const shown: ReactNode[] = [];
  for (let node = depth > 0 ? parent.firstChild : null; node; node = node.nextSibling) {
    if (node.nodeType === 3) shown.push(node.nodeValue);
    if (!(node instanceof HTMLElement)) continue;
    const tag = BOXES.test(node.localName) ? 'div' : node.localName;
    if (TAGS.test(tag)) shown.push(createElement(tag, attributesOf(node, base), ...renderChildren(node, base, depth - 1)));
  }
  return shown;
}

function attributesOf(element: Element, base: URL): Readonly<Record<string, string | undefined>> {
  const isLink = element.localName === 'a';
  const url = addressOf(element.getAttribute(isLink ? 'href' : 'src'), base);
  if (isLink) return url ? { href: url.href, target: '_blank', rel: 'noopener noreferrer' } : {};
  if (element.localName !== 'img') return {};
  return { alt: element.getAttribute('alt') ?? '', src: url?.origin === base.origin ? url.href : undefined };
}

function addressOf(given: string | null, base: URL): URL | null {
  try {
    return given === null ? null : safeRedirect(new URL(given, base).href, { anyOrigin: true });
  } catch {
    return null;
  }
}
