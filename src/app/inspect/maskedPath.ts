/** Words of the platform's addresses; all else in one may be a code, an id or a token. */
const WORDS = new Set(
  (
    'api 1 2 3 v1 rest commerce shopping-cart entries additionalFields coupons shipping-location shipping-option inventory stock cart ' +
    'google-maps subscription product products reviews assign form forms FormSubmissionKey SaveFormSubmission validate template GetTemplateSchema restock ' +
    'notifications groups send all site-users account session login logout places autocomplete details performance settings records census ' +
    'RecordHit button-click button-render form-render shop-facts clanker events validate-event-content chunks dist'
  ).split(' '),
);

/** After these comes what a visitor typed, or an id. */
const BEFORE_ID = new Set(['coupons', 'entries', 'reviews', 'validate', 'validate-event-content']);

/** An address without its query, and without whatever is no word of the platform's. */
export const maskedPath = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .map((part, at, parts) => {
      const isFollower = BEFORE_ID.has(parts[at - 1] ?? '') && part !== 'assign' && part !== 'additionalFields';
      return part === '' || (WORDS.has(part) && !isFollower) ? part : '…';
    })
    .join('/');
