/** One offer of the structured data; amounts as written there. */
export interface StatedOffer {
  /** The article number of the offer, or of the product around it. */
  readonly sku: string | null;
  /** Amounts by the names of their fields. */
  readonly amounts: Readonly<Partial<Record<'price' | 'lowPrice' | 'highPrice', string>>>;
  /** ISO 4217 code. */
  readonly currency: string | null;
  /** The last part of the address: `InStock`. */
  readonly availability: string | null;
}

/** A product of the structured data, a group of variants as one product. */
export interface StatedProduct {
  readonly script: Element;
  readonly name: string | null;
  /** All that may be the id or an article number of it. */
  readonly ids: readonly string[];
  readonly offers: readonly StatedOffer[];
}

type Node = Readonly<Record<string, unknown>>;

/** Where a page's main subject, or the products of a list, stand in a node of another type. */
const AROUND = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'];

/** The products of the page's JSON-LD (https://schema.org/Product); what cannot be read has none. */
export function readStructuredData(page: Document): StatedProduct[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    try {
      return productsIn(script, JSON.parse(script.textContent ?? ''));
    } catch {
      return [];
    }
  });
}

function productsIn(script: Element, data: unknown): StatedProduct[] {
  const found: StatedProduct[] = [];
  const byId = new Map<string, Node>();
  const follow = (node: Node): Node => (Object.keys(node).length === 1 && byId.get(text(node['@id']) ?? '')) || node;
  const visit = (raw: unknown): void => {
    for (const node of nodesOf(raw)) {
      if (isA(node, 'Product') || isA(node, 'ProductGroup')) found.push(productOf(script, node, follow));
      else for (const name of AROUND) visit(node[name]);
    }
  };
  const graph = nodesOf(data).flatMap((node) => [node, ...nodesOf(node['@graph'])]);
  for (const node of graph) if (Object.keys(node).length > 1) byId.set(text(node['@id']) ?? '', node);
  visit(data);
  return found;
}

function productOf(script: Element, node: Node, follow: (node: Node) => Node): StatedProduct {
  const variants = nodesOf(node['hasVariant']).map(follow);
  const all = [node, ...variants];
  return {
    script,
    name: text(node['name']),
    ids: all.flatMap((one) =>
      [one['sku'], one['productID'], one['productGroupID'], one['inProductGroupWithID']].flatMap((id) => text(id) ?? []),
    ),
    offers: all.flatMap((one) => nodesOf(one['offers']).flatMap((offer) => offersOf(follow(offer), text(one['sku']), follow))),
  };
}

/** An offer, and those that an `AggregateOffer` sums up. */
function offersOf(offer: Node, outerSku: string | null, follow: (node: Node) => Node): StatedOffer[] {
  const sku = text(offer['sku']) ?? outerSku;
  // Other prices than the current one have a type: ListPrice, StrikethroughPrice.
  const specification = nodesOf(offer['priceSpecification']).find((one) => !('priceType' in one));
  const amounts: Record<string, string> = {};
  for (const name of ['price', 'lowPrice', 'highPrice']) {
    const amount = text(offer[name] ?? (name === 'price' ? specification?.['price'] : null));
    if (amount !== null) amounts[name] = amount;
  }
  const currency = text(offer['priceCurrency'] ?? specification?.['priceCurrency']);
  const stated = offer['availability'];
  const availability = (text(stated) ?? text(Object(stated)['@id']))?.replace(/^.*[/:#]/, '') ?? null;
  const within = nodesOf(offer['offers']).flatMap((inner) => offersOf(follow(inner), sku, follow));
  return [{ sku, amounts, currency, availability }, ...within.map((one) => ({ ...one, currency: one.currency ?? currency }))];
}

const isA = (node: Node, type: string): boolean => [node['@type']].flat().some((one) => text(one)?.replace(/^.*[/:#]/, '') === type);

const nodesOf = (raw: unknown): Node[] =>
  [raw].flat(2).filter((one): one is Node => typeof one === 'object' && one !== null && !Array.isArray(one));

const text = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
