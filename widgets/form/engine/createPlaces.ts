import type { PlacesApi, PlaceAddress, PlaceSuggestion } from '../calls/places.ts';

/** Suggests addresses while they are typed. Failures and late responses are `null`, and nothing is shown. */
export interface Places {
  search(text: string): Promise<readonly PlaceSuggestion[] | null>;
  choose(id: string): Promise<PlaceAddress | null>;
  /** Cancels the current request. */
  stop(): void;
}

/** The place of the look-up, which the platform records with each request. */
const TRACKING = { productPage: 'form', productSection: 'address' };

export function createPlaces(api: PlacesApi): Places {
  let asking = new AbortController();
  const askAnew = () => {
    asking.abort();
    asking = new AbortController();
    return { signal: asking.signal };
  };
  return {
    async search(text) {
      const options = askAnew();
      const answer = text.trim() ? await api.autocomplete(text.trim(), options) : null;
      return answer?.ok && !options.signal.aborted ? answer.value : null;
    },
    async choose(id) {
      const answer = await api.details(id, TRACKING, askAnew());
      return answer.ok ? answer.value : null;
    },
    stop: () => asking.abort(),
  };
}
