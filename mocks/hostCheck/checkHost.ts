import { FEATURES, type FeatureName } from '../contract/features.ts';
import { cartCases, parallelCases } from './cases/cartCases.ts';
import { crumbCases } from './cases/crumbCases.ts';
import { fieldCases, specialCases, stockCases } from './cases/goodsCases.ts';
import { keyCases } from './cases/keyCases.ts';
import { couponCases, shippingCases } from './cases/totalCases.ts';
import { accountCases, captchaCases, formCases, furtherCases, restockCases, reviewCases } from './cases/visitorCases.ts';
import { createVisitor, type Visitor } from './createVisitor.ts';
import { Absent, expectDone, Unchecked } from './expect.ts';
import { chooseGoods, type Goods } from './Goods.ts';
import type { Bench, HostCase } from './HostCase.ts';
import type { HostCheckOptions } from './HostCheckOptions.ts';
import type { CaseResult, FeatureResult, HostReport } from './HostReport.ts';

const CASES: readonly HostCase[] = [
  ...crumbCases,
  ...cartCases,
  ...parallelCases,
  ...keyCases,
  ...stockCases,
  ...fieldCases,
  ...couponCases,
  ...shippingCases,
  ...specialCases,
  ...formCases,
  ...captchaCases,
  ...restockCases,
  ...reviewCases,
  ...accountCases,
  ...furtherCases,
];

const CART_MAKERS: ReadonlySet<FeatureName> = new Set(['crumb', 'cart', 'parallel', 'keys', 'stock', 'fields', 'coupons', 'shipping']);

/**
 * Holds a platform to the contract, over HTTP, as browsers would ask it. It adds to carts, submits a form and signs up for what is sold out:
 * what stays there is listed in the report's `records`.
 *
 * @param onCase called after each case
 */
export async function checkHost(options: HostCheckOptions, onCase: (result: CaseResult) => void = () => undefined): Promise<HostReport> {
  const mark = crypto.randomUUID().slice(0, 8);
  const records: string[] = [];
  const { url, keyHeader = 'Idempotency-Key', deadlineMs = 10_000 } = options;
  let visits = 0;
  const visit = async (): Promise<Visitor> => {
    visits += 1;
    const visitor = createVisitor({ url, keyHeader, deadlineMs });
    await visitor.open();
    return visitor;
  };
  const bench: Bench = {
    options,
    goods: await readGoods(await visit(), options.list ?? '/store'),
    mark,
    visit,
    leave: (record) => void records.push(record),
  };
  const cases: CaseResult[] = [];
  for (const one of CASES) {
    const before = cases.filter(({ feature }) => feature === one.feature);
    const result = await runCase(one, bench, before);
    cases.push(result);
    onCase(result);
  }
  if (cases.some(({ feature, status }) => status !== 'unchecked' && CART_MAKERS.has(feature))) {
    records.unshift(`at most ${visits} carts of visitors who do not come back`);
  }
  const features = summarise(cases);
  const ok = features.every(({ status, without, failed }) => failed === 0 && (without !== null || status === 'complete'));
  return { url, ok, features, cases, records };
}

/** None where the site has no such page, so that what needs them is not checked. */
async function readGoods(visitor: Visitor, list: string): Promise<Goods> {
  const answer = await visitor.send('get', `${list}?format=json`);
  if (answer.status === 404 || answer.status === 501) return chooseGoods([]);
  return chooseGoods(expectDone<{ items: Parameters<typeof chooseGoods>[0] }>(answer, 'productList').items);
}

/** @param before the feature's results so far: what is missing is absent until something of the feature has worked */
async function runCase(one: HostCase, bench: Bench, before: readonly CaseResult[]): Promise<CaseResult> {
  const from = performance.now();
  const result = (status: CaseResult['status'], message: string | null): CaseResult => ({
    feature: one.feature,
    name: one.name,
    status,
    message,
    ms: Math.round(performance.now() - from),
  });
  if (before.some(({ status }) => status === 'absent')) return result('absent', null);
  try {
    await one.run(bench);
    return result('passed', null);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof Unchecked) return result('unchecked', message);
    const isAbsent = error instanceof Absent && before.every(({ status }) => status === 'unchecked');
    return result(isAbsent ? 'absent' : 'failed', message);
  }
}

function summarise(cases: readonly CaseResult[]): FeatureResult[] {
  return [...new Set(cases.map(({ feature }) => feature))].map((name) => {
    const own = cases.filter(({ feature }) => feature === name);
    const count = (status: CaseResult['status']): number => own.filter((one) => one.status === status).length;
    const [passed, failed, unchecked] = [count('passed'), count('failed'), count('unchecked')];
    const status = count('absent') > 0 ? 'absent' : failed > 0 ? 'partial' : passed > 0 ? 'complete' : 'unchecked';
    return { name, ...FEATURES[name], status, passed, failed, unchecked };
  });
}
