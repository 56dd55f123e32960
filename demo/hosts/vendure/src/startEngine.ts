import type { INestApplication } from '@nestjs/common';
import {
  AuthService,
  bootstrap,
  OrderService,
  ProductVariantService,
  RequestContextService,
  TransactionalConnection,
  type RequestContext,
} from '@vendure/core';
import { createEngineConfig } from './createEngineConfig.ts';
import type { Settings } from './Settings.ts';

/** The commerce engine in this process, as far as the gateway uses it. */
export interface Engine {
  readonly app: INestApplication;
  readonly connection: TransactionalConnection;
  readonly orders: OrderService;
  readonly variants: ProductVariantService;
  readonly auth: AuthService;
  readonly isPostgres: boolean;
  /** As a visitor, or as the shop itself. */
  context(as?: 'shop' | 'admin'): Promise<RequestContext>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

export async function startEngine(settings: Settings): Promise<Engine> {
  process.env['VENDURE_DISABLE_TELEMETRY'] = 'true';
  const app = await bootstrap(await createEngineConfig(settings));
  const contexts = app.get(RequestContextService);
  const connection = app.get(TransactionalConnection);
  return {
    app,
    connection,
    orders: app.get(OrderService),
    variants: app.get(ProductVariantService),
    auth: app.get(AuthService),
    isPostgres: settings.postgres !== null,
    context: (as = 'shop') => contexts.create({ apiType: as }),
    ping: async () => void (await connection.rawConnection.query('SELECT 1')),
    stop: () => app.close(),
  };
}
