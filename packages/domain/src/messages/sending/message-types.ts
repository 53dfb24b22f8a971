/** What a message is about. */
export const messageTypes = ['PARTICIPANT', 'TEAM', 'DINNER_ROUTE'] as const
export type MessageType = (typeof messageTypes)[number]

/** Who gets a message to participants. */
export const participantSelections = ['ALL', 'ASSIGNED_TO_TEAM', 'NOT_ASSIGNED_TO_TEAM', 'CUSTOM_SELECTION'] as const
export type ParticipantSelection = (typeof participantSelections)[number]

/** Whose members get a message about teams or routes. */
export const teamSelections = ['ALL', 'CUSTOM_SELECTION'] as const
export type TeamSelection = (typeof teamSelections)[number]
