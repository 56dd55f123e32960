import { createApi } from '../../../src/app/createApi.ts';

Object.defineProperty(globalThis, 'createApi', { value: createApi });
