import { z } from '../lib/zod.ts';
import { DEFAULT_TIME_ZONE } from './constants.ts';
import { flag, shownText } from './fields.ts';
import { recordOf } from './recordOf.ts';
import { storeSettingsSchema } from './storeSettings.ts';
import { validItems } from './validItems.ts';

/** What the site's owner has set (spec §3). What is missing or wrong takes its default. */
export const websiteSettingsSchema = z.looseObject({
  /** IANA name. */
  timeZone: z.catch(z.string().check(z.minLength(1)), DEFAULT_TIME_ZONE),
  useCLDRMoneyFormat: flag,
  /** Comments are on unless the site switches them off. */
  commentsEnabled: z.catch(z.boolean(), true),
  disqusShortname: shownText,
  simpleLikingEnabled: flag,
  /** Names of the networks that visitors may share to. */
  shareButtonOptions: z.catch(validItems(z.string()), () => []),
  /** The site's own texts by key. */
  localizedStrings: z.catch(recordOf(z.string()), () => Object.create(null) as Record<string, string>),
  storeSettings: z.catch(z.nullable(storeSettingsSchema), null),
});

export type WebsiteSettings = z.infer<typeof websiteSettingsSchema>;
