import { useHostEvents, useWrites } from '../../src/kit.ts';
import { useGallery } from './GalleryContext.ts';
import { pictureLabel } from './pictureLabel.ts';
import type { Slide } from './readGallery.ts';
import { useGrowing } from './useGrowing.ts';

interface OpenersProps {
  /** The visitor is about to open one. */
  readonly onNear: () => void;
  readonly onOpen: (index: number) => void;
}

/** What opens the lightbox: the anchor round a picture, else the picture itself. `null`: the picture leads elsewhere. */
const openerOf = ({ url, anchor, picture }: Slide): HTMLElement | null => (url ? null : (anchor ?? picture?.image ?? null));

/** Makes a button of each picture, which opens the lightbox. Renders nothing. */
export function Openers({ onNear, onOpen }: OpenersProps): null {
  const { slides, list, texts } = useGallery();
  const count = useGrowing(slides.length);
  useWrites((write) => {
    slides.slice(0, count).forEach((slide, index) => {
      const opener = openerOf(slide);
      if (!opener) return;
      write.attribute(opener, 'role', 'button');
      write.attribute(opener, 'tabindex', '0');
      write.attribute(opener, 'aria-haspopup', 'dialog');
      write.attribute(opener, 'aria-label', pictureLabel(texts, slides, index));
    });
  });

  const openBy = (event: Event): void => {
    const { target } = event;
    const index = target instanceof Node ? slides.findIndex((slide) => openerOf(slide)?.contains(target)) : -1;
    if (index < 0 || event.defaultPrevented) return;
    event.preventDefault(); // an anchor may lead to the picture's own file
    onOpen(index);
  };
  useHostEvents(list, {
    pointerover: onNear,
    focusin: onNear,
    click(event) {
      // A new tab is asked for.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) openBy(event);
    },
    keydown(event) {
      if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) openBy(event);
    },
  });
  return null;
}
