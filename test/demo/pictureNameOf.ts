export const pictureNameOf = (address: string): string => /^\/assets\/pictures\/(.+)\.svg$/.exec(address)?.[1] ?? '';
