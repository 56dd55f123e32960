const { startMocks } = await import(new URL('/dist/mocks.js', location.href).href);

const review = (day, userName, starRating, reviewText) => ({
  productId: '5f3c0de00000000000000101',
  productName: 'Breakfast Mug',
  userName,
  starRating,
  reviewText,
  reviewDate: Date.UTC(2026, 4, day),
  imageUrl: null,
  productImg: null,
});

// The mocked platform answers before the shop asks.
await startMocks({
  reviews: () => [
    review(18, 'Anna', '5', 'Keeps tea warm until the second chapter.'),
    review(3, 'Tom', '4', 'Lovely glaze, small handle.'),
  ],
}).catch((error) => console.warn(`The example has no platform: ${error.message}`));
await window.Storefront.start();
