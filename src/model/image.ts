import { z } from '../lib/zod.ts';
import { name, shownText } from './fields.ts';

/** A share of the picture's width or height, 0 to 1. */
const share = () => z.number().check(z.gte(0), z.lte(1));

/** Average colours of a picture: six hexadecimal digits without "#". */
const colorDataSchema = z.object({
  topLeftAverage: shownText,
  topRightAverage: shownText,
  bottomLeftAverage: shownText,
  bottomRightAverage: shownText,
  centerAverage: shownText,
});

/** A picture (spec §3). */
export const imageSchema = z.looseObject({
  assetUrl: name,
  /** Width and height in px: "1500x1000". */
  originalSize: z.catch(z.nullable(z.string().check(z.regex(/^\d+x\d+$/))), null),
  /** What must stay in sight when the picture is cropped; `null`: its middle. */
  mediaFocalPoint: z.catch(z.nullable(z.object({ x: share(), y: share() })), null),
  colorData: z.catch(z.nullable(colorDataSchema), null),
  /** Sizes in which the host keeps it, e.g. "1500x1000,100w,300w". */
  systemDataVariants: shownText,
  title: shownText,
  /** HTML. */
  body: shownText,
  filename: shownText,
  componentKey: shownText,
  licensedAssetPreview: z.catch(z.nullable(z.union([z.boolean(), z.looseObject({})])), null),
  info: z.catch(z.nullable(z.looseObject({ altText: shownText })), null),
});

export type Image = z.infer<typeof imageSchema>;
