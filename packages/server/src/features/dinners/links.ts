import type { Ctx } from '../../platform/ctx.ts'

type Links = Pick<Ctx, 'baseUrl'>

/** The addresses that stand in mails (rules 1.1, decisions A13). */
export const links = {
  admin: (ctx: Links, adminId: string) => `${ctx.baseUrl()}/admin/${adminId}`,
  acknowledge: (ctx: Links, adminId: string, token: string) => `${ctx.baseUrl()}/admin/${adminId}/${token}/acknowledge`,
  publicDinner: (ctx: Links, publicDinnerId: string) => `${ctx.baseUrl()}/running-dinner-events/${publicDinnerId}`,
  teamHost: (ctx: Links, self: SelfLink) =>
    `${ctx.baseUrl()}/self/${self.selfAdminId}/teamhost/${self.participantId}/${self.teamId}`,
  dinnerRoute: (ctx: Links, self: SelfLink) =>
    `${ctx.baseUrl()}/self/${self.selfAdminId}/dinnerroute/${self.participantId}/${self.teamId}`,
}

interface SelfLink {
  selfAdminId: string
  participantId: string
  teamId: string
}
