import { createApi } from '../../app/createApi.ts';

Object.defineProperty(globalThis, 'createApi', { value: createApi });
