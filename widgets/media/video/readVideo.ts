import { attempt } from '../../../src/lib/result.ts';
import { readPicture, type ServedPicture } from '../readPicture.ts';

/** The provider's page at `src`, or HTML for a separate frame. */
interface Player {
  readonly src: string | null;
  readonly sandbox: string;
  readonly title: string;
  /** Width to height; `null`: not stated. */
  readonly ratio: number | null;
}

const RIGHTS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Wraps other services' players and names them in a parameter. */
const ROUND_OTHERS = 'cdn.embedly.com';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#38': '&', '#39': "'", '#x27': "'" };

const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

const HTML = 'data-html';

export interface VideoProps {
  readonly html: string;
  readonly provider: string;
  readonly player: Player;
  readonly overlay: HTMLElement | null;
  readonly thumb: ServedPicture | null;
}

/** `null` when it does not say how to play it. */
export function readVideo(element: HTMLElement): VideoProps | null {
  const html = element.getAttribute(HTML)?.trim() ?? '';
  if (html === '') return null;
  const overlay = element.querySelector<HTMLElement>('.sqs-video-overlay');
  const image = overlay?.querySelector('img');
  return {
    html,
    provider: element.getAttribute('data-provider-name')?.trim() ?? '',
    player: readPlayer(html, element.ownerDocument.location.href),
    overlay,
    thumb: image ? readPicture(image) : null,
  };
}

/**
 * Reads a provider's embed HTML (oEmbed `html`), of which only the player's address is used, because it is untrusted. YouTube gets its
 * cookieless host, Vimeo its do-not-track parameter.
 *
 * @param base the page's address
 */
export function readPlayer(html: string, base: string): Player {
  const frame = /<iframe\b[^>]*>/i.exec(html)?.[0] ?? '';
  const attribute = (name: string): string => {
    const [, double, single, bare] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(frame) ?? [];
    return decode(double ?? single ?? bare ?? '').trim();
  };
  const [width, height] = [Number(attribute('width')), Number(attribute('height'))];
  const facts = { title: attribute('title'), ratio: width > 0 && height > 0 ? width / height : null };
  const url = addressOf(attribute('src'), base);
  if (!url) return { src: null, sandbox: RIGHTS, ...facts };
  const isOwn = url.origin === new URL(base).origin;
  // A page of this site with both rights could remove its sandbox.
  return { src: url.href, sandbox: isOwn ? RIGHTS : `${RIGHTS} allow-same-origin`, ...facts };
}

function addressOf(stated: string, base: string): URL | null {
  // Providers leave the scheme to the page; https is always available.
  let url = stated === '' ? undefined : attempt(() => new URL(stated.replace(/^\/\//, 'https://'), base));
  if (!url) return null;
  if (url.host === ROUND_OTHERS) url = addressOf(url.searchParams.get('src') ?? '', base) ?? url;
  if (url.username || url.password || (url.protocol !== 'https:' && url.origin !== new URL(base).origin)) return null;
  if (/^(?:www\.|m\.)?youtube\.com$/.test(url.host) && url.pathname.startsWith('/embed/')) url.host = 'www.youtube-nocookie.com';
  if (url.host === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  // The visitor has already pressed play.
  url.searchParams.set('autoplay', '1');
  return url;
}
