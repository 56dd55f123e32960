import type { Operation } from './Operation.ts';
import { shopOperations } from './shopOperations.ts';
import { visitorOperations } from './visitorOperations.ts';

/** All calls that a platform is asked, by name. Records of visits and page speed have their own schemas (`src/visitor`, `src/vitals`). */
export const operations = { ...shopOperations, ...visitorOperations };

export type OperationName = keyof typeof operations;

export const operationList: readonly (Operation & { readonly name: OperationName })[] = (
  Object.entries(operations) as [OperationName, Operation][]
).map(([name, operation]) => ({ ...operation, name }));
