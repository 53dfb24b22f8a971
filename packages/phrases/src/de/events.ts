/** The public list of events and the page of one event. */
export const events = {}
