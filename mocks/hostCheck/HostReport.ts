import type { FeatureName } from '../contract/features.ts';

export interface CaseResult {
  readonly feature: FeatureName;
  readonly name: string;
  /** `unchecked`: something that is needed for it was not told, or the shop does not have it. */
  readonly status: 'passed' | 'failed' | 'absent' | 'unchecked';
  /** The expected and the actual answer, or the option that the case needs. */
  readonly message: string | null;
  readonly ms: number;
}

export interface FeatureResult {
  readonly name: FeatureName;
  readonly title: string;
  /** `unchecked`: no case of it could be run. */
  readonly status: 'complete' | 'partial' | 'absent' | 'unchecked';
  /** The bundle's behaviour where it is absent; `null`: it cannot do without. */
  readonly without: string | null;
  readonly passed: number;
  readonly failed: number;
  readonly unchecked: number;
}

export interface HostReport {
  readonly url: string;
  /** Whether nothing failed and nothing is absent that the bundle needs. */
  readonly ok: boolean;
  readonly features: readonly FeatureResult[];
  readonly cases: readonly CaseResult[];
  /** The records that the check has left on the platform, each with the mark of this run. */
  readonly records: readonly string[];
}
