export function looksLikeResponse(answer: unknown): answer is Response {
  if (typeof answer !== 'object' || answer === null) return false;
  const { status, text, headers } = answer as Partial<Response>;
  return typeof status === 'number' && typeof text === 'function' && typeof headers?.get === 'function';
}
