import type { Ctx } from '../../../platform/ctx.ts'

type Links = Pick<Ctx, 'baseUrl'>

/** Links used in mails; existing clients rely on these paths. */
export const links = {
  admin: (ctx: Links, adminId: string) => `${ctx.baseUrl()}/admin/${adminId}`,
  /** A guest's request on the dashboard, where the organiser decides. */
  request: (ctx: Links, adminId: string, requestId: string) => `${links.admin(ctx, adminId)}#request-${requestId}`,
  /** Opens the board of the evening and nothing else. */
  helper: (ctx: Links, secret: string) => `${ctx.baseUrl()}/admin/${secret}/evening`,
  acknowledge: (ctx: Links, adminId: string, token: string) => `${ctx.baseUrl()}/admin/${adminId}/${token}/acknowledge`,
  newsletter: (ctx: Links, token: string) => `${ctx.baseUrl()}/newsletter/${token}`,
  publicDinner: (ctx: Links, publicDinnerId: string) => `${ctx.baseUrl()}/running-dinner-events/${publicDinnerId}`,
  confirmRegistration: (ctx: Links, publicDinnerId: string, token: string) =>
    `${links.publicDinner(ctx, publicDinnerId)}/${token}/activate`,
  /** Prefills the form of the invited person; `invitation` is the secret that validates it. */
  invitation: (ctx: Links, publicDinnerId: string, invited: Invited) =>
    `${links.publicDinner(ctx, publicDinnerId)}/registration?${new URLSearchParams({ ...invited })}`,
  ownRegistration: (ctx: Links, self: Person) => ctx.baseUrl() + links.ownRegistrationPath(self),
  ownRegistrationPath: ({ selfAdminId, participantId }: Person) => `/self/${selfAdminId}/registration/${participantId}`,
  placeOffer: (ctx: Links, secret: string) => `${ctx.baseUrl()}/self/offers/${secret}`,
  removal: (ctx: Links, { selfAdminId, participantId }: Person) =>
    `${ctx.baseUrl()}/self/${selfAdminId}/removal/${participantId}`,
  partnerWish: (ctx: Links, { selfAdminId, participantId }: Person, email: string) =>
    `${ctx.baseUrl()}/self/${selfAdminId}/teampartnerwish/${participantId}?${new URLSearchParams({ email })}`,
  teamHost: (ctx: Links, self: SelfLink) =>
    `${ctx.baseUrl()}/self/${self.selfAdminId}/teamhost/${self.participantId}/${self.teamId}`,
  dinnerRoute: (ctx: Links, self: SelfLink) =>
    `${ctx.baseUrl()}/self/${self.selfAdminId}/dinnerroute/${self.participantId}/${self.teamId}`,
}

interface Person {
  selfAdminId: string
  participantId: string
}

interface SelfLink extends Person {
  teamId: string
}

interface Invited {
  invitingParticipantEmail: string
  prefilledEmailAddress: string
  invitation: string
}
