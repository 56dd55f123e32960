/** The tasks of add-ons on such sites, by the groups that a public collection of them falls into. */
export type Group =
  | 'prices'
  | 'texts and alerts'
  | 'variants'
  | 'cart page'
  | 'redirects'
  | 'marks'
  | 'lists'
  | 'opening hours'
  | 'form fields'
  | 'callbacks';

interface AddOn {
  readonly group: Group;
  readonly on: 'product' | 'list' | 'cart' | 'form' | 'closed';
  /** As an owner pastes it at the end of a page: a classic script that knows the platform's markup alone. */
  readonly code: string;
}

const whenAdded = (selector: string, run: string): string => `
  new MutationObserver(function (records) {
    records.forEach(function (record) {
      record.addedNodes.forEach(function (node) {
        if (node.nodeType === 1 && node.matches('${selector}')) (${run})(node);
      });
    });
  }).observe(document.body, { childList: true, subtree: true });`;

/** Thirteen small ones, made for this test. */
export const addOns: readonly AddOn[] = [
  {
    group: 'prices',
    on: 'product',
    code: `
      var price = document.querySelector('.product-price');
      var note = document.createElement('p');
      note.id = 'total';
      price.after(note);
      function total() {
        var each = parseFloat((price.innerText.match(/[0-9]+[.]?[0-9]*/) || ['0'])[0]);
        note.textContent = 'Together ' + each * Number(document.querySelector('.product-quantity-input input').value);
      }
      new MutationObserver(total).observe(price, { childList: true, subtree: true, characterData: true });
      document.querySelector('.product-quantity-input').addEventListener('input', total);`,
  },
  {
    group: 'prices',
    on: 'product',
    code: `
      var shown = document.querySelector('.product-price');
      new MutationObserver(function () {
        var walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          if (/[.]00$/.test(walker.currentNode.data)) walker.currentNode.data = walker.currentNode.data.replace('.00', '');
        }
      }).observe(shown, { childList: true, subtree: true, characterData: true });`,
  },
  {
    group: 'texts and alerts',
    on: 'product',
    code: whenAdded(
      '.sqs-widgets-confirmation.alert',
      `function (alert) {
        if (/available|stock/i.test(alert.querySelector('.message').textContent)) {
          alert.querySelector('.title').textContent = 'So many?';
          alert.querySelector('.message').textContent = 'We make more each Monday.';
        }
      }`,
    ),
  },
  {
    group: 'texts and alerts',
    on: 'product',
    code: `
      var button = document.querySelector('.sqs-add-to-cart-button');
      new MutationObserver(function () {
        var text = button.querySelector('.cart-added-text.status-text');
        if (text && text.textContent !== 'In the bag') text.textContent = 'In the bag';
      }).observe(button, { childList: true, subtree: true });`,
  },
  {
    group: 'variants',
    on: 'product',
    code: `
      document.querySelectorAll('.variant-option').forEach(function (option) {
        var select = option.querySelector('select');
        if (select) {
          select.selectedIndex = 1;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        } else option.querySelector('input[type="radio"]').click();
      });`,
  },
  {
    group: 'cart page',
    on: 'cart',
    code: whenAdded(
      '.cart-container[data-test="cart-container"]',
      `function (cart) {
        cart.querySelectorAll('div.cart-row[data-testid="cart-table-row"]').forEach(function (row) {
          if (row.querySelector('a.cart-row-title').getAttribute('href').indexOf('/store/p/') === 0)
            row.querySelector('.cart-row-desc').insertAdjacentHTML('beforeend', '<em class="made-by-hand">Made by hand</em>');
        });
        cart.querySelector('.cart-summary-container').insertAdjacentHTML('afterbegin', '<p id="summary-note">Free tea over $50</p>');
      }`,
    ),
  },
  {
    group: 'cart page',
    on: 'cart',
    code: `
      document.getElementById('sqs-cart-container').insertAdjacentHTML('afterbegin', '<p id="banner">We pack on Mondays.</p>');
      new MutationObserver(function () {
        document.querySelectorAll('[data-test="continue-shopping-link"]').forEach(function (link) {
          if (link.getAttribute('href') !== '/store') link.setAttribute('href', '/store');
        });
      }).observe(document.body, { childList: true, subtree: true });`,
  },
  {
    group: 'redirects',
    on: 'product',
    code: `
      var badge = document.querySelector('.sqs-cart-quantity');
      new MutationObserver(function (records) {
        records.forEach(function (record) {
          record.addedNodes.forEach(function (node) {
            if (node.nodeType === 3 && Number(node.data) > 0) location.hash = 'thanks';
          });
        });
      }).observe(badge, { childList: true });`,
  },
  {
    group: 'marks',
    on: 'product',
    code: `
      var picker = document.querySelector('.product-variants');
      new MutationObserver(function () {
        var chosen = JSON.parse(picker.getAttribute('data-selected-variant') || 'null');
        var old = document.getElementById('few-left');
        if (old) old.remove();
        if (picker.getAttribute('data-unselected-options') === '[]' && chosen && !chosen.unlimited && chosen.qtyInStock < 4)
          picker.insertAdjacentHTML('afterend', '<p id="few-left" class="product-mark">Only ' + chosen.qtyInStock + ' left</p>');
      }).observe(picker, { attributes: true, attributeFilter: ['data-selected-variant'] });`,
  },
  {
    group: 'lists',
    on: 'list',
    code: `
      document.querySelectorAll('.product-list-item, .ProductList-item, .grid-item').forEach(function (item) {
        item.setAttribute('data-tags', Array.from(item.classList).filter(function (name) { return /^(tag|category)-/.test(name); }).join(' '));
        item.setAttribute('data-is-gone', item.classList.contains('sold-out') || item.querySelector('.sold-out') ? 'yes' : 'no');
      });`,
  },
  {
    group: 'opening hours',
    on: 'closed',
    code: `
      var hours = Static.SQUARESPACE_CONTEXT.websiteSettings.businessHours;
      addEventListener('click', function (event) {
        if (hours.monday.text !== 'closed' || !event.target.closest('.sqs-add-to-cart-button')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        event.target.closest('.sqs-add-to-cart-button-wrapper').insertAdjacentHTML('afterend', '<p id="closed">We are closed.</p>');
      }, true);`,
  },
  {
    group: 'form fields',
    on: 'form',
    code: `
      new MutationObserver(function () {
        document.querySelectorAll('.sqs-modal-lightbox input[type="text"]').forEach(function (input) {
          if (input.maxLength !== 12) input.maxLength = 12;
        });
      }).observe(document.body, { childList: true, subtree: true });`,
  },
  {
    group: 'callbacks',
    on: 'product',
    code: `
      window.calls = [];
      Squarespace.onInitialize(Y, function (y) {
        y.Squarespace.CommerceAnalytics.on('commerce-item-added', function (event) { calls.push(event.newlyAdded.title); });
      });
      var watched = document.querySelector('.sqs-add-to-cart-button');
      new MutationObserver(function (records) {
        records.forEach(function (record) {
          if (watched.classList.contains('cart-added') && !/cart-added/.test(record.oldValue)) calls.push('class');
        });
      }).observe(watched, { attributes: true, attributeFilter: ['class'], attributeOldValue: true });`,
  },
];

/** Each fenced by a script of its own, as pasted one after the other. */
export const scriptsFor = (on: AddOn['on']): string =>
  addOns
    .filter((addOn) => addOn.on === on)
    .map(({ code }) => `<script>(function () {${code}})();</script>`)
    .join('\n');
