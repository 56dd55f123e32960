import { createApi } from '../../../src/app/createApi.ts';

// What the browser tests take hold of.
Object.defineProperty(globalThis, 'createApi', { value: createApi });
