/** Published on any change to an event: its plan, its people, its settings. */
export const dinnerTopic = (dinner: { id: string }) => `dinner:${dinner.id}`

/** Published on what is reported, read or answered on the evening of an event. */
export const eveningTopic = (dinner: { id: string }) => `evening:${dinner.id}`

/** Published on the same, where it concerns this person. */
export const personTopic = (person: { id: string }) => `person:${person.id}`
