/** The secret of the link and whose link it is; both together open one person's pages. */
export interface SelfLink extends Record<string, string> {
  selfAdminId: string
  participantId: string
}
