/** Notified on any change to an event: its plan, its people, its settings. */
export const dinnerTopic = (dinner: { id: string }) => `dinner:${dinner.id}`
