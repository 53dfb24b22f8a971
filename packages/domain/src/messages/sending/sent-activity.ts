const types = {
  PARTICIPANT: 'PARTICIPANT_MAIL_SENT',
  TEAM: 'TEAMARRANGEMENT_MAIL_SENT',
  DINNER_ROUTE: 'DINNERROUTE_MAIL_SENT',
} as const

interface SentMessage {
  type: keyof typeof types
  /** Written to people who were notified before, or whose task changed; it contains the whole notification again. */
  tellsChanges?: boolean | undefined
}

/** Under which name a message is logged. The type says which notification people have now, the code that it went out because of a change. */
export function sentActivity({ type, tellsChanges }: SentMessage) {
  return { type: types[type], ...(tellsChanges ? { code: 'changes_told' as const } : {}) }
}
