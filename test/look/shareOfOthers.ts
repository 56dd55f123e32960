import type { Page } from 'playwright-core';

/**
 * The share of pixels that differ between two pictures; 1 where the sizes do.
 *
 * @param page any page that may read `data:` addresses
 * @param steps by how many of 255 a channel may differ
 */
export const shareOfOthers = (page: Page, pictures: readonly [Buffer, Buffer], steps: number): Promise<number> =>
  page.evaluate(
    async ([addresses, most]) => {
      const [one, other] = await Promise.all(
        addresses.map(async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob());
          const text = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          text.drawImage(picture, 0, 0);
          return text.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!) > most)) count += 1;
      return count / (one.width * one.height);
    },
    [pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`), steps] as const,
  );
