import { FEATURES, type FeatureName } from '../../mocks/contract/features.ts';
import { operationList } from '../../mocks/contract/operations.ts';

/** The rows of the guide's table of calls, by feature. */
export const guideContract = (Object.keys(FEATURES) as FeatureName[]).flatMap((name) => {
  const calls = operationList.filter(({ feature }) => feature === name);
  const { title, without } = FEATURES[name];
  return [
    {
      title,
      without: without ?? 'It is needed.',
      calls: calls.map(({ method, path, summary, body, answer }) => ({
        call: `${method.toUpperCase()} ${path}`,
        summary,
        body: body?.name ?? '',
        answer: answer?.name ?? '',
      })),
    },
  ];
});
