import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createCartCalls, type AddRequest } from './cartCalls.ts';
import type { Content } from './Content.ts';
import { createCatalogue } from './createCatalogue.ts';
import { createLimits } from './createLimits.ts';
import { createVisitorCalls } from './createVisitorCalls.ts';
import { createWrites, type WriteWork } from './createWrites.ts';
import { log } from './log.ts';
import { Refused, refusals } from './Refused.ts';
import { isCrumbGood, markCart, readVisitor, type App, type Visitor } from './session.ts';
import type { Settings } from './Settings.ts';
import type { Engine } from './startEngine.ts';
import { addPages } from './addPages.ts';

type Fields = Readonly<Record<string, unknown>>;

const MOST_BYTES = 200_000;
const CART = '/api/commerce/shopping-cart';
const SESSION = '/api/site-users/account/session';
/** Of one visitor: more than a person does, less than a script would. */
const VISITOR_LIMIT = { burst: 80, perSecond: 20 };
/** Of one address: visitors who have no cookie yet. */
const NEWCOMER_LIMIT = { burst: 400, perSecond: 50 };

export interface Gateway {
  readonly app: App;
  /** Refuses what is new from now on, and resolves when what is under way is done. */
  finish(): Promise<void>;
}

/** The platform's calls on the engine. */
export function createGateway(engine: Engine, content: Content, settings: Settings): Gateway {
  const { secret, deadlineMs, poolSize } = settings;
  const catalogue = createCatalogue(engine, content.currency);
  const writes = createWrites(engine, poolSize, deadlineMs);
  const cart = createCartCalls(engine, catalogue);
  const visitors = createVisitorCalls(engine, catalogue, content);
  const mayAsk = createLimits(VISITOR_LIMIT);
  const mayEnter = createLimits(NEWCOMER_LIMIT);
  const app: App = new Hono();
  let isEnding = false;
  const underWay = new Set<Promise<void>>();

  app.use(async (context, next) => {
    if (isEnding) throw refusals.unreachable();
    const from = performance.now();
    const work = next();
    underWay.add(work);
    try {
      await work;
    } finally {
      underWay.delete(work);
      log('info', 'request', {
        id: context.req.header('x-request-id') ?? randomUUID(),
        method: context.req.method,
        path: context.req.path.replaceAll(/[0-9a-f]{24}/g, ':id'),
        status: context.res.status,
        ms: Math.round(performance.now() - from),
        visitor: context.get('visitor')?.id.slice(0, 8) ?? null,
      });
    }
  });
  app.get('/health', (context) => context.json({ alive: true }));
  app.get('/ready', async (context) => {
    const isReady = await Promise.race([
      engine.ping().then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((go) => setTimeout(go, 1000, false)),
    ]);
    return context.json({ ready: isReady }, isReady ? 200 : 503);
  });
  app.use(
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: (context) => {
        // The rest of it is still on its way, and would be read as the next request.
        context.header('connection', 'close');
        return context.json({ error: 'That is more than can be sent.' }, 413);
      },
    }),
  );
  app.use(async (context, next) => {
    const visitor = readVisitor(context, secret);
    context.set('visitor', visitor);
    context.header('cache-control', 'private, no-store');
    const address = context.req.header('x-forwarded-for') ?? 'local';
    if (visitor.isNew ? !mayEnter(address) : !mayAsk(visitor.id)) throw refusals.tooMany();
    const isWrite = context.req.path.startsWith('/api/') && context.req.method !== 'GET';
    // A beacon cannot carry the token.
    if (isWrite && !context.req.path.startsWith('/api/1/performance/') && !isCrumbGood(context, visitor)) {
      return context.json({ error: 'Invalid crumb', crumbFail: true }, 401);
    }
    return next();
  });

  const write = async (context: Context, work: (means: WriteWork) => Promise<unknown>): Promise<Response> => {
    const visitor = context.get('visitor') as Visitor;
    const body = (await writes.write({ visitor: visitor.id, key: keyOf(context), work })) as Fields;
    if ('shoppingCart' in body) markCart(context);
    return context.json(body as never, 'errors' in body && body['errors'] ? 400 : 200);
  };
  const id = (context: Context): string => context.req.param('entryId') ?? '';

  app.get(CART, async (context) =>
    context.json(await writes.read(context.get('visitor').id, async (ctx) => cart.read(ctx, context.get('visitor').id))),
  );
  app.post(`${CART}/entries`, async (context) => {
    const wanted = readAdd(await readBody(context));
    return write(context, (work) => cart.add(work, wanted, context.req.query('isExpress') === 'true'));
  });
  app.put(`${CART}/entries/:entryId`, async (context) => {
    const { quantity } = await readBody(context);
    if (typeof quantity !== 'number') throw refusals.malformed();
    return write(context, (work) => cart.setQuantity(work, id(context), quantity));
  });
  app.put(`${CART}/entries/:entryId/additionalFields`, async (context) => {
    const fields = readAdd({ quantity: 1, ...(await readBody(context)) });
    return write(context, (work) => cart.setFields(work, id(context), fields));
  });
  app.delete(`${CART}/entries/:entryId`, (context) => write(context, (work) => cart.remove(work, id(context))));
  app.post(`${CART}/coupons`, async (context) => {
    const { promoCode } = await readBody(context);
    if (typeof promoCode !== 'string') throw refusals.malformed();
    return write(context, (work) => cart.applyCoupon(work, promoCode));
  });
  app.delete(`${CART}/coupons/:code`, (context) => write(context, (work) => cart.removeCoupon(work, context.req.param('code'))));
  app.put(`${CART}/shipping-location`, async (context) => {
    const { country, region, city, postalCode } = await readBody(context);
    const location = { country, region, city, postalCode };
    if (!Object.values(location).every((part) => typeof part === 'string')) throw refusals.malformed();
    return write(context, (work) => cart.setLocation(work, location as Record<keyof typeof location, string>));
  });
  app.put(`${CART}/shipping-option`, async (context) => {
    const { id: optionId } = await readBody(context);
    if (typeof optionId !== 'string') throw refusals.malformed();
    return write(context, (work) => cart.selectOption(work, optionId));
  });

  app.get('/api/commerce/inventory/stock/', async (context) => {
    const offers = await catalogue.offers(context.req.query('itemId') ?? '');
    return context.json({
      results: offers.map(({ sku, stock }) => ({ sku, unlimited: stock === Infinity, qtyInStock: stock === Infinity ? 0 : stock })),
    });
  });
  app.get('/api/commerce/product/reviews/assign', (context) => context.json({ isProductReviewsEnabled: true }));
  app.get('/api/commerce/product/reviews/:id', async (context) =>
    context.json(await writes.read(context.get('visitor').id, (ctx) => visitors.reviews(ctx, context.req.param('id')))),
  );

  app.post('/api/form/FormSubmissionKey', (context) => write(context, (work) => visitors.formKey(work)));
  app.post('/api/form/SaveFormSubmission', async (context) => {
    const body = await readBody(context);
    return write(context, (work) => visitors.submitForm(work, body));
  });
  app.post('/api/rest/forms/validate/:formId', async (context) => {
    const { errors } = visitors.validate(await readBody(context));
    return errors ? context.json({ errors }, 400) : context.json({});
  });
  app.post('/api/site-users/account/notifications/restock', async (context) => {
    const body = await readBody(context);
    return write(context, (work) => visitors.signUp(work, body));
  });
  app.post(SESSION, async (context) => {
    const body = await readBody(context);
    const answer = await write(context, (work) => visitors.signIn(work, body));
    const life = `Path=/; SameSite=Lax${body['rememberMe'] === true ? '; Max-Age=1209600' : ''}`;
    const { xsrfToken } = (await answer.clone().json()) as { readonly xsrfToken: string };
    context.header('set-cookie', `SiteUserSecureAuthToken=customer; HttpOnly; ${life}`, { append: true });
    context.header('set-cookie', `siteUserCrumb=${xsrfToken}; ${life}`, { append: true });
    return context.json({ xsrfToken });
  });
  app.delete(SESSION, async (context) => {
    const token = context.req.header('x-siteuser-xsrf-token');
    await write(context, (work) => visitors.signOut(work, token, context.req.query('cloneCart') === 'true'));
    for (const name of ['SiteUserSecureAuthToken', 'siteUserCrumb']) {
      context.header('set-cookie', `${name}=; Path=/; SameSite=Lax; Max-Age=0`, { append: true });
    }
    return context.json({});
  });

  app.get('/api/1/performance/settings', (context) => context.json({ pageLoadId: randomUUID(), rollouts: {} }));
  for (const path of ['/api/1/performance/records', '/api/census/*', '/api/events/RecordEvent', '/api/1/script-errors']) {
    app.post(path, (context) => context.json({}));
  }
  app.post('/api/3/commerce/cart/subscription', () => {
    throw refusals.noSubscriptions();
  });
  app.all('/api/*', () => {
    throw refusals.absent();
  });
  addPages(app, catalogue, content);

  app.onError((error, context) => {
    const refused = error instanceof Refused ? error : refusals.unreachable();
    if (!(error instanceof Refused)) log('error', 'failed', { path: context.req.path, message: error.message, stack: error.stack });
    if (refused.status === 429 || refused.status === 503) context.header('retry-after', '1');
    return context.json({ error: refused.message }, refused.status as 400);
  });

  return {
    app,
    async finish() {
      isEnding = true;
      await Promise.allSettled(underWay);
      // Some may have been given up by those who asked.
      await writes.finish();
    },
  };
}

function keyOf(context: Context): string | null {
  const key = context.req.header('idempotency-key');
  if (key === undefined || key === '') return null;
  if (!/^[\w-]{1,100}$/.test(key)) throw refusals.malformed();
  return key;
}

async function readBody(context: Context): Promise<Fields> {
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refusals.malformed();
  return body as Fields;
}

function readAdd({ itemId, sku, quantity, additionalFields }: Fields): AddRequest {
  if (typeof itemId !== 'string' || typeof quantity !== 'number' || (sku !== null && typeof sku !== 'string')) throw refusals.malformed();
  if (additionalFields !== null && typeof additionalFields !== 'string') throw refusals.malformed();
  try {
    JSON.parse(additionalFields ?? 'null');
  } catch {
    throw refusals.badFields();
  }
  return { itemId, sku, quantity, additionalFields };
}
