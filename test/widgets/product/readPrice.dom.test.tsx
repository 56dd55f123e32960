import { afterEach, describe, expect, it } from 'vitest';
import { readPrice } from '../../../widgets/product/price/readPrice.ts';
import { clearPage, one, readPage, showPage } from '../../core/page/openPage.ts';
import { anArticle } from '../openWidgets.ts';

afterEach(clearPage);

describe('a price', () => {
  const read = () => readPrice(one('#price'), readPage());

  it('is the server’s own text, which nobody takes apart', () => {
    showPage(anArticle('<div class="product-price" id="price">from <span class="sqs-money-native">40.00</span> every 2 weeks</div>'));
    expect(read()).toMatchObject({ productKey: 'p1', value: one('#price'), isServed: true });
  });

  it('of version 8 has a node of its own for the amount', () => {
    showPage(
      anArticle(
        '<div class="product-price" id="price"><div class="product-price-value">$5</div><div class="product-afterpay"></div></div>',
      ),
    );
    expect(read()?.value).toBe(one('.product-price-value'));
  });

  it('is left to us where the page says nothing', () => {
    showPage(anArticle('<p data-storefront="price" id="price"> </p>'));
    expect(read()).toMatchObject({ productKey: 'p1', isServed: false });
  });

  it.each(['product-subs-otp', 'pdp-subscriptions-and-otp'])('of a plan (.%s) is not the product’s', (name) => {
    showPage(anArticle(`<div class="${name}"><div><div class="product-price" id="price">$5</div></div></div>`));
    expect(read()).toBeNull();
  });
});
