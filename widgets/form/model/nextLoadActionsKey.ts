/** Session storage key of what is to be done on the tab's next page (spec §9). */
export const NEXT_LOAD_ACTIONS_KEY = 'sqs_actions_for_next_load';
