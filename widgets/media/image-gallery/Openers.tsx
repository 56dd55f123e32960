import { isPress, opensElsewhere } from '../../../src/lib/press.ts';
import { memo, type ReactNode } from 'react';
import { useElementEvents } from '../../../src/core/ui/useElementEvents.ts';
import { useWrites } from '../../../src/core/ui/useWrites.ts';
import { useGallery, pictureLabel, useGrowing } from './GalleryContext.ts';
import type { Slide } from './readGallery.ts';

interface OpenersProps {
  readonly onNear: () => void;
  readonly onOpen: (index: number) => void;
}

const openerOf = ({ url, anchor, picture }: Slide): HTMLElement | null => (url ? null : (anchor ?? picture?.image ?? null));

export const Openers = memo(function Openers({ onNear, onOpen }: OpenersProps): ReactNode {
  const { slides, list } = useGallery();
  const batches = useGrowing(slides.length);
  const openBy = (event: Event): void => {
    const { target } = event;
    const index = target instanceof Node ? slides.findIndex((slide) => openerOf(slide)?.contains(target)) : -1;
    if (index < 0 || event.defaultPrevented) return;
    event.preventDefault(); // an anchor may lead to the picture's file
    onOpen(index);
  };
  useElementEvents(list, {
    pointerover: onNear,
    focusin: onNear,
    click(event) {
      if (!opensElsewhere(event)) openBy(event);
    },
    keydown(event) {
      if (isPress(event)) openBy(event);
    },
  });
  return batches.map(([first, end]) => <OpenerBatch key={first} first={first} end={end} />);
});

/** Attributes of a batch of buttons for assistive technology. */
const OpenerBatch = memo(function OpenerBatch({ first, end }: { readonly first: number; readonly end: number }): null {
  const { slides, texts } = useGallery();
  useWrites((write) => {
    for (let index = first; index < end; index += 1) {
      const slide = slides[index];
      const opener = slide && openerOf(slide);
      if (!opener) continue;
      write.attribute(opener, 'role', 'button');
      write.attribute(opener, 'tabindex', '0');
      write.attribute(opener, 'aria-haspopup', 'dialog');
      write.attribute(opener, 'aria-label', pictureLabel(texts, slides, index));
    }
  });
  return null;
});
