/**
 * What of react-dom 19.3.1 nothing of ours can reach, by the names of its production build. A page of ours renders elements, function
 * components, class components (for their error boundary), lazy parts with Suspense, fragments and portals into roots made by `createRoot`, and no
 * more; `build/reactNames.ts` lets no other name of React in.
 */

/** Functions that are never called, or that then find nothing to do, by what they serve: emptied. */
export const EMPTIED: Readonly<Record<string, readonly string[]>> = {
  'hydration: the HTML of a page was never rendered by React': [
    'ReactDOMHydrationRoot',
    'attemptExplicitHydrationTarget',
    'checkForUnmatchedText',
    'clearIfContinuousEvent',
    'commitSuspenseHydrationCallbacks',
    'getNextHydratable',
    'markRetryLaneIfNotHydrated',
    'mountHostRootWithoutHydrating',
    'popToNextHostParent',
    'prepareToHydrateHostInstance',
    'queueHydrationError',
    'registerSuspenseInstanceRetry',
    'resetHydrationState',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'throwOnHydrationMismatch',
    'updateDehydratedSuspenseComponent',
  ],
  'view transitions': [
    'ViewTransitionPseudoElement',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'queueTransitionTypes',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'a ref on a fragment': [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
  ],
  'style sheets, scripts and hints that React puts into the head, and commits that wait for them': [
    'accumulateSuspenseyCommitOnFiber',
    'checkIfFullyUnsuspended',
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadInstanceAndSuspendIfNeeded',
    'preloadModule',
    'preloadResource',
  ],
  '<html>, <head> and <body>': ['commitHostSingletonAcquisition', 'releaseSingletonInstance'],
  'actions of forms, transitions, optimistic states, `use` and effect events': [
    'coerceFormActionProp',
    'defaultOnDefaultTransitionIndicator',
    'dispatchOptimisticSetState',
    'mountActionState',
    'recursivelyResetForms',
    'requestFormReset',
    'rerenderActionState',
    'startHostTransition',
    'startTransition',
    'updateActionState',
    'updateEvent',
    'updateOptimisticImpl',
    'use',
    'useHostTransitionStatus',
    'useThenable',
  ],
  '`onSelect`, which no root hears': ['constructSelectEvent'],
  'the cache of React’s compiler': ['useMemoCache'],
};

/** Functions that only ever give one answer. */
export const ANSWERED: Readonly<Record<string, string>> = {
  claimQueuedTransitionTypes: 'null',
  getActivityInstanceFromFiber: 'null',
  // Looks for comments that a React server writes; a page of another maker's may have some.
  getParentHydrationBoundary: 'null',
  getSuspenseInstanceFromFiber: 'null',
  isHostHoistableType: 'false',
  popHydrationState: 'false',
  queueIfContinuousEvent: 'false',
  upgradeHydrationErrorsToRecoverable: 'null',
  waitForCommitToBeReady: 'null',
  // The list of components that led to an error: it is read by nobody, and made by calling the failed component once more.
  getStackByFiberInDevAndProd: '""',
};

/** What `react` and `react-dom` offer and nothing asks for, ours or a library's, by the file of the production build. */
export const UNASKED: Readonly<Record<string, readonly string[]>> = {
  'react.production.js': [
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'forwardRef',
    'isValidElement',
    'startTransition',
    'unstable_useCacheRefresh',
    'use',
    'useActionState',
    'useEffectEvent',
    'useOptimistic',
    'useReducer',
    'useTransition',
  ],
  'react-dom.production.js': [
    'browser',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
};

/** What is assigned at top level to a name that begins like this goes. */
export const DROPPED: readonly string[] = ['exports.hydrateRoot', 'FragmentInstance.prototype.'];

/** A variable that stays what it is declared as. */
export const CONSTANT = { name: 'isHydrating', value: 'false' } as const;

/**
 * The tags (kinds) of the fibers that are never made: Profiler, dehydrated Suspense, SuspenseList, cache, hoisted element, singleton
 * (html, head, body), ViewTransition, Activity.
 */
export const UNMADE_TAGS: ReadonlySet<unknown> = new Set([12, 18, 19, 24, 26, 27, 30, 31]);
