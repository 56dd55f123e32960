import type { HttpHandler } from 'msw';
import { restockSendAllSchema, restockSendSchema, type RestockSend } from '../../src/commerce/model/restock.ts';
import { refuse, reply, type Route } from '../createRoute.ts';
import type { Db } from '../db/Db.ts';
import { refusals } from '../db/Refusal.ts';

const PATH = '/api/site-users/account/notifications/restock';
const PAGE_SIZE = 50;
const keyOf = ({ productId, variantId }: RestockSend) => `${productId} ${variantId}`;

/** The owner's restock calls. Notified visitors stop waiting while the process runs. */
export function createOwnerHandlers(route: Route, db: Pick<Db, 'signUps'>): HttpHandler[] {
  const sent = new Set<string>();
  const waiting = () => db.signUps().filter((signUp) => !sent.has(keyOf(signUp)));
  const part = <Item>(items: readonly Item[], cursor: string | null) => {
    const from = Number(cursor ?? 0);
    const hasNextPage = from + PAGE_SIZE < items.length;
    return { items: items.slice(from, from + PAGE_SIZE), hasNextPage, nextPageCursor: hasNextPage ? String(from + PAGE_SIZE) : null };
  };
  return [
    route('get', `${PATH}/groups`, ({ query }) => {
      const groups = groupsOf(waiting()).map((signUps) => ({
        productId: signUps[0]?.productId,
        variantId: signUps[0]?.variantId,
        signUps,
        hasNextPage: false,
        nextPageCursor: null,
      }));
      const { items, ...more } = part(groups, query.get('cursor'));
      return reply({ signUpGroups: items, ...more });
    }),
    route('get', PATH, ({ query }) => {
      const asked = `${query.get('productId')} ${query.get('variantId')}`;
      const { items, ...more } = part(
        waiting().filter((signUp) => keyOf(signUp) === asked),
        query.get('cursor'),
      );
      return reply({ signUps: items, ...more });
    }),
    route('post', `${PATH}/send`, ({ body }) => {
      const wanted = restockSendSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      sent.add(keyOf(wanted.data));
      return reply({});
    }),
    route('post', `${PATH}/send/all`, ({ body }) => {
      const wanted = restockSendAllSchema().safeParse(body);
      if (!wanted.success) return refuse(refusals.malformed);
      for (const one of wanted.data.sendRequests) sent.add(keyOf(one));
      return reply({});
    }),
  ];
}

function groupsOf<SignUp extends RestockSend>(signUps: readonly SignUp[]): SignUp[][] {
  const groups = new Map<string, SignUp[]>();
  for (const signUp of signUps) groups.set(keyOf(signUp), [...(groups.get(keyOf(signUp)) ?? []), signUp]);
  return [...groups.values()];
}
