import type { PlacesApi, PlaceAddress, PlaceSuggestion } from '../calls/places.ts';

/** Looks addresses up while they are typed. A help, never a hindrance: what fails or comes too late is `null`, and nothing is shown. */
export interface Places {
  search(text: string): Promise<readonly PlaceSuggestion[] | null>;
  /** The address by the parts of an address field. */
  choose(id: string): Promise<PlaceAddress | null>;
  /** Gives up what is being asked. */
  stop(): void;
}

/** What the platform is told of where an address was looked up (spec §7). */
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
