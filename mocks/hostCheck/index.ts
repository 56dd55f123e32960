/** Holds a platform to what the bundle asks of it: `const report = await checkHost({ url })`, for test runners. */
export { checkHost } from './checkHost.ts';
export { formatCase, formatReport, toJUnit } from './formatReport.ts';
export { createOpenApi } from '../contract/createOpenApi.ts';
export type { HostCheckOptions } from './HostCheckOptions.ts';
export type { CaseResult, FeatureResult, HostReport } from './HostReport.ts';
