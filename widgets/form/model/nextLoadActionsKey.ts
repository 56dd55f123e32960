/** The platform's session storage key of tasks for the next page. */
export const NEXT_LOAD_ACTIONS_KEY = 'sqs_actions_for_next_load';
