import { analyticsContextSchema, type AnalyticsContext } from '../../../../src/visitor/schemas/analyticsContext.ts';
import {
  eventV2EnvelopeSchema,
  eventV2PayloadSchema,
  type EventV2Envelope,
  type EventV2Payload,
} from '../../../../src/visitor/schemas/eventV2.ts';
import {
  pageSpeedContextSchema,
  DELIVERY_TYPES,
  pageSpeedDataSchema,
  pageSpeedTimingsSchema,
  type PageSpeedContext,
  type DeliveryType,
  type PageSpeedData,
  type PageSpeedTimings,
} from '../../../../src/vitals/schemas/pageSpeedData.ts';
import {
  performanceRecordSchema,
  userTimingSchema,
  type PerformanceRecord,
  type UserTiming,
} from '../../../../src/vitals/schemas/performanceRecord.ts';
import { RECORD_OWNER } from '../../../../src/vitals/schemas/recordOwner.ts';
import { SOURCE_ENVIRONMENTS, type SourceEnvironment } from '../../../../src/visitor/schemas/sourceEnvironment.ts';
import type { Kind } from './Kind.ts';

const delivery: DeliveryType = DELIVERY_TYPES[0];
const environment: SourceEnvironment = SOURCE_ENVIRONMENTS[2];

const analyticsContext: AnalyticsContext = {
  websiteId: 'w1',
  templateId: 't1',
  variantId: null,
  memberAccountId: null,
  pagePath: '/store',
  pageHash: '#top',
  member_locale: null,
  website_locale: 'en-US',
  userAgent: 'Browser',
  clientDate: 1_700_000_000_000,
  viewportInnerWidth: 1200,
  viewportInnerHeight: 800,
  screenWidth: 1600,
  screenHeight: 1200,
  localStorageSupported: true,
  queryString: '?a=1',
  referrer: '',
  url: 'https://shop.example/store?a=1#top',
  title: 'Store',
  itemId: null,
  recordType: 11,
  collectionId: 'c1',
  visitorCookie: 'v',
};
const eventV2Payload: EventV2Payload = {
  analytics_id: 'a1',
  session_id: 's1',
  marketing_id: null,
  browser_language: 'en',
  browser_locale: 'en-US',
  browser_window_height: 800,
  browser_window_width: 1200,
  page_host: 'shop.example',
  page_path: '/',
  page_query_params: '',
  page_referrer_url: null,
  enduser_user_agent: 'Browser',
  event_occurrence_timestamp: 1_700_000_000_000,
  client_name: 'storefront',
  client_version: '3.8.0',
  custom_schema_name: 'VisitPdp',
  source_environment: environment,
  context_website_id: 'w1',
  destination_url: null,
  member_account_id: null,
  object_identifier: null,
  resolved_locale: 'en-US',
  website_locale: null,
  member_account_locale: null,
  of_this_event_alone: 1,
};
const eventV2Envelope: EventV2Envelope = { eventContent: JSON.stringify(eventV2Payload), eventSchemaName: 'VisitPdp' };
const pageSpeedContext: PageSpeedContext = {
  accountId: null,
  websiteId: 'w1',
  websiteType: 1,
  templateId: 't1',
  pageType: 2,
  language: 'en-US',
  timeZone: 'America/New_York',
  platform: 'web',
  collectionType: 13,
  createdOn: 1_600_000_000_000,
  inFrame: false,
  isInternal: false,
  developerMode: false,
  impersonatedSession: false,
  cloneable: false,
  ampEnabled: null,
  isHstsEnabled: true,
  authenticUrl: 'https://shop.example',
  memberId: null,
};
const timings: PageSpeedTimings = {
  cumulativeLayoutShift: 0.01,
  decodedBodySize: 40_000,
  encodedBodySize: 9000,
  domainLookup: 3,
  tcpConnection: 10,
  tlsNegotiation: 12,
  domContentLoadedEventStart: 400,
  domContentLoadedEventEnd: 420,
  loadEventStart: 900,
  loadEventEnd: 905,
  firstContentfulPaint: 300,
  firstInputDelay: 4,
  largestContentfulPaint: 700,
  responseStart: 120,
  timeToInteractive: 800,
};
const pageSpeedData: PageSpeedData = {
  context: pageSpeedContext,
  analyticsId: 'a1',
  marketingId: null,
  hostname: 'shop.example',
  pathname: '/',
  hash: '',
  version: '4.0.7',
  deliveryType: delivery,
  connection: { downlink: 10, effectiveType: '4g', rtt: 50, saveData: false },
  display: { devicePixelRatio: 2, screenWidth: 1600, screenHeight: 1200, viewportWidth: 1200, viewportHeight: 800 },
  hardware: { deviceMemory: 8, hardwareConcurrency: 4 },
  supportLevel: 'full',
  visibilityStateOnDCL: 'visible',
  timings,
};
const userTiming: UserTiming = {
  name: 'rum-mount',
  duration: 12,
  startTime: 300,
  startMarkDetail: { n: 1 },
  endMarkDetail: null,
  measureDetail: 'x',
};
const performanceRecord: PerformanceRecord = {
  appName: 'shop',
  pageLoadId: 'l1',
  timestamp: 1_700_000_000_000,
  ...RECORD_OWNER,
  eventName: 'page_speed',
  data: pageSpeedData,
};

export const trackingKinds: readonly Kind[] = [
  ['a census hit', analyticsContextSchema(), analyticsContext, Object.keys(analyticsContext)],
  ['an event v2', eventV2PayloadSchema(), eventV2Payload, Object.keys(eventV2Payload).filter((key) => key !== 'of_this_event_alone')],
  ['an event v2 on its way', eventV2EnvelopeSchema(), eventV2Envelope, ['eventContent', 'eventSchemaName']],
  ['the context of a page-speed record', pageSpeedContextSchema(), pageSpeedContext, []],
  ['timings of a page load', pageSpeedTimingsSchema(), timings, []],
  ['page-speed data', pageSpeedDataSchema(), pageSpeedData, ['hostname', 'pathname', 'version', 'deliveryType', 'supportLevel']],
  ['a user timing', userTimingSchema(), userTiming, ['name', 'duration', 'startTime']],
  [
    'a performance record',
    performanceRecordSchema(),
    performanceRecord,
    ['appName', 'pageLoadId', 'timestamp', 'ownerTeam', 'objectType', 'eventName', 'data'],
  ],
];
