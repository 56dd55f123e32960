import { coreDocs } from '../../src/core/docs.ts';
import { cartDocs } from '../../widgets/cart/docs.ts';
import { formDocs } from '../../widgets/form/docs.ts';
import { productDocs } from '../../widgets/product/docs.ts';

export const filters = { ...coreDocs.filters, ...productDocs.filters, ...cartDocs.filters, ...formDocs.filters };

/** The rows of the guide's table of filters; HTML. */
export const guideFilters = Object.entries(filters).map(([name, { value, detail }]) => ({ name, value, detail }));
