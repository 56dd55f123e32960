import { readPicture, type ServedPicture } from '../readPicture.ts';
import { readPlayer, type Player } from './readPlayer.ts';

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
