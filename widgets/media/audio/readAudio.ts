import { isFilled } from '../../../src/lib/isFilled.ts';
import { PageError } from '../../../src/lib/PageError.ts';
import { readJsonAttribute, readJsonScript } from '../../../src/lib/readJson.ts';
import { filledText, own } from '../../../src/lib/readers.ts';
import { safeRedirect } from '../../../src/lib/safeRedirect.ts';

/** Tracks in one album. */
const MAX_TRACKS_PER_ALBUM = 60;

const TRACKS = 'data-tracks';
const EXPECTED = 'tracks: [{"url": "/a.mp3", "title": "…", "author": "…"}]';
/** Links to sounds work without scripts. */
const LINKS = ['mp3', 'm4a', 'ogg', 'oga', 'wav', 'flac', 'aac'].map((kind) => `a[href*=".${kind}"]`).join();

export interface Track {
  readonly url: string;
  readonly title: string;
  readonly author: string;
  readonly link: HTMLAnchorElement | null;
}

export interface AudioProps {
  readonly tracks: readonly Track[];
}

/**
 * Reads a player's place: an audio block (`.sqs-audio-embed[data-url]`, from documentation only), the template engine's
 * (`data-audio-asset-url`), or an album from `data-tracks`, a script, or served links, up to an album's maximum. `null` when there is
 * nothing to play, or another player is there.
 *
 * @throws PageError when its JSON is broken
 */
export function readAudio(element: HTMLElement): AudioProps | null {
  if (element.querySelector('audio,iframe')) return null;
  const raw =
    readJsonAttribute(element, TRACKS, EXPECTED) ?? readJsonScript(element.querySelector('script[type="application/json"]'), EXPECTED);
  const data = (name: string) => element.getAttribute(`data-${name}`)?.trim() ?? '';
  const address = data('url') || data('audio-asset-url');
  const links = [...element.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const stated = raw === null ? null : listOf(raw, element);
  const found: readonly (Track | null)[] =
    stated?.map(readTrack) ??
    (address
      ? [trackOf({ url: address, title: data('title'), author: data('author') })]
      : links.map((link) => trackOf({ url: link.href, title: link.textContent?.trim() ?? '' }, link)));
  const tracks = found.filter((track) => track !== null).slice(0, MAX_TRACKS_PER_ALBUM);
  // Unknown served content is left alone.
  return tracks.length === 0 || (stated === null && !address && !isFilled(element)) ? null : { tracks };
}

/** The list itself or its `tracks`. */
function listOf(raw: unknown, element: Element): readonly unknown[] {
  const list = Array.isArray(raw) ? raw : own(raw, 'tracks');
  if (!Array.isArray(list)) throw new PageError(`expected ${EXPECTED}`, element);
  return list;
}

/** A track of an album's JSON: ours, or the platform's `structuredContent`. */
function readTrack(raw: unknown): Track | null {
  const content = own(raw, 'structuredContent');
  const text = (given: unknown, name: string) => filledText(own(given, name))?.trim() ?? '';
  return trackOf({
    url: text(raw, 'url') || text(content, 'audioAssetUrl'),
    title: text(raw, 'title'),
    author: text(raw, 'author') || text(content, 'author'),
  });
}

/** `null` unless its address is http(s). */
function trackOf(stated: { url: string; title?: string; author?: string }, link: HTMLAnchorElement | null = null): Track | null {
  const url = stated.url ? safeRedirect(stated.url, { anyOrigin: true }) : null;
  return url && { url: url.href, title: stated.title ?? '', author: stated.author ?? '', link };
}
