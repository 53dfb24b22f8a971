/** Notified when anything about an event is another: its plan, its people, its settings. */
export const dinnerTopic = (dinner: { id: string }) => `dinner:${dinner.id}`
