import { expect, it } from 'vitest';
import { createHost } from '../../mocks/createHost.ts';
import type { ScenarioChoice } from '../../mocks/chooseScenario.ts';
import { toHar } from '../../mocks/panel/toHar.ts';

interface Har {
  readonly log: {
    readonly entries: readonly { readonly response: { status: number; content: { text?: string; mimeType: string; size: number } } }[];
  };
}

const PATH = 'http://shop.test/api/commerce/shopping-cart';

async function saved(scenario: ScenarioChoice) {
  const host = createHost({ scenario });
  const answer = await host(new Request(PATH));
  const [entry] = (toHar(host.requests, 'http://shop.test') as Har).log.entries;
  return { answer, response: entry!.response };
}

it('keeps the body of each answer, with its type and size', async () => {
  const { answer, response } = await saved('normal');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ totalQuantity: 0 });
  expect(response).toMatchObject({
    status: 200,
    content: { text, mimeType: 'application/json', size: new TextEncoder().encode(text).length },
  });
});

it('keeps a web page that came in the place of data', async () => {
  const { answer, response } = await saved('html-error-page@reads');
  expect(response.content).toMatchObject({ text: await answer.text(), mimeType: 'text/html; charset=utf-8' });
});

it('waits for no body that never ends', async () => {
  const { response } = await saved('stalled-body@reads');
  expect(JSON.parse(response.content.text!)).toMatchObject({ totalQuantity: 0 });
});

it('has no body where there was no answer', async () => {
  const { response } = await saved('offline');
  expect(response).toMatchObject({ status: 0, content: { size: 0, mimeType: 'x-unknown' } });
  expect(response.content).not.toHaveProperty('text');
});
