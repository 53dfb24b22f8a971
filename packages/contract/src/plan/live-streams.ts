/**
 * Server-sent events under these paths, also with `/api` before them. Every event has a name and JSON data and, except
 * `progress` and `evening`, is repeated as a message without a name. A stream begins with the current state, so reconnecting is enough
 * after a lost connection.
 */
export const liveStreams = {
  /** Changes of one event, while a client is subscribed. */
  dinner: '/sse/runningdinner/:adminId',
  /** One optimisation until it ended, at most 180 s. */
  optimization: '/sse/dinnerrouteservice/v1/runningdinner/:adminId/:optimizationId/subscribe',
  /** The evening of one person, while their link opens it. */
  ownEvening: '/rest/self/v1/:selfAdminId/:participantId/evening/stream',
  /** The tables of the evening, for organisers and helpers. */
  eveningBoard: '/rest/eveningservice/v1/runningdinner/:adminId/board/stream',
} as const

const optimization = {
  optimizationId: 'string',
  createdAt: 'string',
  kind: 'string',
  status: 'string',
  progress: 'number',
  planVersion: 'number',
} as const

/** The types of the fields that an event always has: pages check data by them, since schemas weigh more than most pages. */
export const liveFields = {
  plan: { planVersion: 'number', lastActivity: 'number' },
  progress: optimization,
  finished: optimization,
  evening: { changes: 'number' },
} as const
