import { readFields, readFlag, readInteger, readNumber, readText, type ReadBy, type Reader } from '../lib/readers.ts';
import type { PageContext } from '../commerce/model/pageContext.ts';
import type { PageSpeedContext } from './schemas/pageSpeedData.ts';

const readWebsiteType: Reader<string | number> = (raw) => readInteger(raw) ?? readText(raw);

/** Fields of the page context that only page speed reads. */
const readMore = readFields({
  authenticatedAccount: readFields({ id: readText }),
  website: readFields({
    websiteType: readWebsiteType,
    cloneable: readFlag,
    isHstsEnabled: readFlag,
    authenticUrl: readText,
    developerMode: readFlag,
    platform: readText,
    createdOn: readNumber,
    isInternal: readFlag,
  }),
  websiteSettings: readFields({ ampEnabled: readFlag, timeZone: readText }),
  impersonatedSession: readFlag,
  isInternal: readFlag,
  platform: readText,
  createdOn: readNumber,
});

type More = NonNullable<ReadBy<typeof readMore>>;

/** Site and page of a page-speed record; `null`: not in the context. */
export function readPageFacts(context: PageContext): PageSpeedContext {
  const more: More = readMore(context) ?? {};
  const { website } = more;
  const memberId = more.authenticatedAccount?.id ?? null;
  return {
    accountId: memberId,
    websiteId: context.website?.id ?? null,
    websiteType: website?.websiteType ?? null,
    templateId: context.templateId ?? null,
    pageType: context.pageType ?? null,
    language: context.website?.language ?? null,
    timeZone: context.website?.timeZone ?? more.websiteSettings?.timeZone ?? null,
    platform: more.platform ?? website?.platform ?? null,
    collectionType: context.collection?.type ?? null,
    createdOn: more.createdOn ?? website?.createdOn ?? null,
    inFrame: window.top !== window.self,
    isInternal: more.isInternal ?? website?.isInternal ?? null,
    developerMode: website?.developerMode ?? null,
    impersonatedSession: more.impersonatedSession ?? null,
    cloneable: website?.cloneable ?? null,
    ampEnabled: more.websiteSettings?.ampEnabled ?? null,
    isHstsEnabled: website?.isHstsEnabled ?? null,
    authenticUrl: website?.authenticUrl ?? null,
    memberId,
  };
}
