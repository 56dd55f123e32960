import { explainFailure, type CoreSettings, type RareDeps } from 'storefront-embed/kit';

/** A size with its length in centimetres. */
export interface Size {
  readonly name: string;
  readonly centimetres: number;
}

export interface SizeGuideActions {
  /** The sizes of a product, asked for once; a text for the visitor where they cannot be had. Never rejects. */
  load(itemId: string): Promise<readonly Size[] | string>;
}

const isSize = (value: unknown): value is Size => {
  const { name, centimetres } = Object(value) as Partial<Size>;
  return typeof name === 'string' && typeof centimetres === 'number';
};

/** The answer is checked at the door. (Any zod schema would do here.) */
const sizes = {
  safeParse(data: unknown) {
    const isValid = Array.isArray(data) && data.every(isSize);
    return isValid
      ? ({ success: true, data: data as readonly Size[] } as const)
      : ({ success: false, error: 'not a list of sizes' } as const);
  },
};

/** Made once for the shop, however many buttons the page has. */
export function createSizeGuideActions({ send, settings }: Pick<RareDeps<CoreSettings>, 'send' | 'settings'>): SizeGuideActions {
  const known = new Map<string, readonly Size[]>();
  return {
    async load(itemId) {
      const there = known.get(itemId);
      if (there) return there;
      const answer = await send({ method: 'get', path: `size-guide/${encodeURIComponent(itemId)}`, schema: sizes });
      if (!answer.ok) return explainFailure(answer.error, settings);
      known.set(itemId, answer.value);
      return answer.value;
    },
  };
}
