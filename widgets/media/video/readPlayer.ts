/** How a film is played: by the provider's page at `src`, or by HTML that has none, which is shown as a page of its own. */
export interface Player {
  readonly src: string | null;
  /** What the player may do. */
  readonly sandbox: string;
  /** What its author calls it; '' for nothing. */
  readonly title: string;
  /** Width to height; `null`: not stated. */
  readonly ratio: number | null;
}

const RIGHTS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';
/** A service that stands round the players of others and says which in a parameter. */
const ROUND_OTHERS = 'cdn.embedly.com';

/**
 * Reads the HTML by which a provider wants its film to be shown (oEmbed `html`): foreign, so that nothing of it is used but the address of
 * the player. YouTube's is the one that keeps nothing before the film is played, Vimeo's is asked not to track.
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
  // A page of this site with both rights could take its sandbox off.
  return { src: url.href, sandbox: isOwn ? RIGHTS : `${RIGHTS} allow-same-origin`, ...facts };
}

/** The player's address, or `null` when there is none that may be shown: no page of the web, or one that anybody on the way can read. */
function addressOf(stated: string, base: string): URL | null {
  if (stated === '') return null;
  let url;
  try {
    // Providers leave the scheme to the page: none of them needs one that anybody on the way can read.
    url = new URL(stated.replace(/^\/\//, 'https://'), base);
  } catch {
    return null;
  }
  if (url.host === ROUND_OTHERS) url = addressOf(url.searchParams.get('src') ?? '', base) ?? url;
  if (url.username || url.password || (url.protocol !== 'https:' && url.origin !== new URL(base).origin)) return null;
  if (/^(?:www\.|m\.)?youtube\.com$/.test(url.host) && url.pathname.startsWith('/embed/')) url.host = 'www.youtube-nocookie.com';
  if (url.host === 'player.vimeo.com') url.searchParams.set('dnt', '1');
  // The visitor has asked for it already.
  url.searchParams.set('autoplay', '1');
  return url;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#38': '&', '#39': "'", '#x27': "'" };

const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
