import { readPicture, type ServedPicture } from '../../../src/core/page/readPicture.ts';
import { readPlayer, type Player } from './readPlayer.ts';

const HTML = 'data-html';

/** A film as it is served: what would show it, as text, and a picture with a button over its place. */
export interface VideoProps {
  readonly html: string;
  readonly provider: string;
  readonly player: Player;
  /** What a click on brings the player; `null`: the server has sent nothing to press. */
  readonly overlay: HTMLElement | null;
  readonly thumb: ServedPicture | null;
}

/** Reads the place of a film; `null` when it does not say how to play it. */
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
