import type { HttpHandler } from 'msw';
import { restockSignUpSchema } from '../../src/commerce/model/restock.ts';
import { reply, type Reply, type Route } from '../createRoute.ts';
import type { Db } from '../db/Db.ts';
import { refusals, type Refusal } from '../db/Refusal.ts';

/** Errors are in `message`. */
export function createRestockHandlers(route: Route, db: Db): HttpHandler[] {
  return [
    route('post', '/api/site-users/account/notifications/restock', ({ body, rules }) => {
      const wanted = restockSignUpSchema().safeParse(body);
      if (!wanted.success) return say(refusals.malformed);
      if (rules.emptyShop) return say(refusals.unknownItem);
      const outcome = db.signUp(wanted.data);
      return outcome.ok ? reply({}) : say(outcome.error);
    }),
  ];
}

const say = ({ status, error }: Refusal): Reply => ({ status, body: { message: error } });
