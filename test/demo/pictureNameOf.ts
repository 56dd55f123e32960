/** `/assets/pictures/bud-vase.svg` → `bud-vase`. */
export const pictureNameOf = (address: string): string => /^\/assets\/pictures\/(.+)\.svg$/.exec(address)?.[1] ?? '';
